import type { MotionArguments } from '../types.ts'

export const ESPORTS_OLYMPICS: MotionArguments = {
  key: 'esports-olympics',
  points: {
    for: [
      {
        keywords: [
          'skill',
          'training',
          'reflex',
          'athlete',
          'practise',
          'practice',
          'hours',
          'concentration',
          'discipline',
          'strategy',
          'reaction',
        ],
        claim: 'Top players of computer games train as hard as any archer or shooter.',
        mechanism:
          'They drill for hours a day, study opponents, and have coaches, diets and sports psychologists. Victory depends on reactions, aim and calm, which is what we honour in several Olympic disciplines already.',
        impact:
          'Young people who have given years to it deserve to see their effort treated as effort.',
        example:
          "Watch a professional's hands in a final: every finger does several things a second, and a single slip ends the tournament.",
        reply:
          'Chess players, pianists and surgeons train just as hard, and we do not hand them Olympic medals. Hard work does not turn everything into a sport.',
        counter:
          "Pianists and surgeons are not trying to beat an opponent in front of a referee. Shooting and sailing are in, so it can't be a matter of running up a sweat.",
      },
      {
        keywords: [
          'audience',
          'young',
          'viewers',
          'interest',
          'relevance',
          'youth',
          'ratings',
          'modern',
          'popular',
          'watch',
          'millions',
          'generation',
        ],
        claim: 'The Olympics will grow old without something that young people watch.',
        mechanism:
          "Teenagers fill arenas and stay up all night for tournaments, while television audiences for some traditional events are ageing. A festival of the world's youth should recognise the thing that youth actually plays.",
        impact:
          'Smaller sports would profit as well, because a fan who tunes in for the game stays for the climbing that follows.',
        example:
          'Skateboarding and surfing were laughed at when they were let in, and now no one can imagine the programme without them.',
        reply:
          'Chasing viewers is how traditions lose their shape. Even the newest street sports still have a body in motion at their heart.',
        counter:
          'What the Games have always been has changed every decade: they once gave medals for poetry and for tug-of-war. Moving with the times is the tradition.',
      },
      {
        keywords: [
          'accessible',
          'disabled',
          'inclusion',
          'body',
          'open',
          'wheelchair',
          'anyone',
          'poor',
          'cheap',
        ],
        claim: 'Esports are a contest open to almost any body.',
        mechanism:
          'Players of different builds, and many with physical disabilities, can compete on the same stage. Adapted controllers make up for what hands cannot do.',
        impact:
          'Someone who could never have run or jumped could stand on the podium on equal terms.',
        example:
          'A boy in a wheelchair and his two-metre friend sit down at the same table, and for once the friend has no head start.',
        reply:
          'Openness ends at the price of a fast computer and a good connection. A ball and a field are still the cheapest ticket into sport.',
        counter:
          'Rowing boats, horses and bobsleighs are not cheap either, and they have been in for a century. Phones and public centres reach more children than bobsleighs do.',
      },
      {
        keywords: [
          'women',
          'mixed',
          'teams',
          'equal',
          'gender',
          'sex',
          'girls',
          'together',
          'same',
          'team',
        ],
        claim: 'Esports would let men and women compete in one event.',
        mechanism:
          'Strength does not decide at a keyboard, so there is no need for separate categories. The Games would gain a stage on which both fight for the same medal.',
        impact: 'Girls who play now and hide behind a neutral name would see that they belong.',
        example:
          'In equestrian events men and women ride against each other already, and it is one of the fine things about them.',
        reply:
          'The professional teams today are nearly all male, and the chat rooms are rough on women. An Olympic ring on the shirt will not fix that.',
        counter:
          'National committees must send women and keep rules of conduct, which no private league has ever had to do. That is the way Olympic status has helped other sports.',
      },
      {
        keywords: [
          'unite',
          'nations',
          'world',
          'global',
          'peace',
          'international',
          'online',
          'friends',
          'cultures',
        ],
        claim: 'Gaming already joins the young across borders like hardly anything else.',
        mechanism:
          'A server is full of people from everywhere, playing by the same rules in a mixture of languages. Bringing this under the Olympic flag would fit the idea of a peaceful contest between nations.',
        impact:
          'Countries without mountains, pools or money for stadiums would have a fair chance at a medal.',
        example:
          'A Brazilian and a Korean who share no word still know after one round how good the other one is.',
        reply:
          'Friendships between players happen very well without a flag. Put national colours on them, and the mixed teams would have to split up.',
        counter:
          'Players can wear national colours for two weeks, as footballers do, and then go back to their mixed teams with a story to tell. A flag need not end a friendship.',
      },
      {
        keywords: [
          'health',
          'standards',
          'doping',
          'rules',
          'welfare',
          'regulate',
          'cheating',
          'contracts',
          'exploit',
          'serious',
        ],
        claim: 'Olympic rules would clean up a young and rough scene.',
        mechanism:
          'To be included, an event needs doping tests, age limits, insurance and an independent federation. Today a sixteen-year-old often signs with whoever offers first.',
        impact:
          'It is the minors who would be better protected, and the parents who could stop guessing.',
        example:
          'Gymnastics and cycling did not become cleaner by being left alone, they became cleaner because somebody could threaten to throw them out.',
        reply:
          'Doping and hard-pressed children are problems that the Olympic family has not solved at home. It is hardly the nurse to call.',
        counter:
          'Not solved, but tested, fined and reported on. Leaving teenagers to a market with none of that is not the better cure.',
      },
    ],
    against: [
      {
        keywords: [
          'physical',
          'body',
          'movement',
          'athletic',
          'sitting',
          'exercise',
          'fitness',
          'muscle',
          'sweat',
          'chair',
          'sit',
          'run',
          'running',
        ],
        claim: 'Sport is about what a whole body can do.',
        mechanism:
          'The Games celebrate running, lifting, balancing, swimming, the things that people have done since there were people. Moving a thumb with great precision is a skill, but of another family.',
        impact:
          'Children take from the Games a picture of what to aim for, and it should make them want to go outside.',
        example:
          'No one has ever watched a final of this kind and then run out into the garden to try it.',
        reply:
          'Shooters stand still and riders sit, and both wear medals. The line you draw has been crossed for a hundred years.',
        counter:
          'A rider controls half a ton of living muscle with her legs and back. The odd borderline case does not turn the whole field into a desk.',
      },
      {
        keywords: [
          'company',
          'owner',
          'publisher',
          'commercial',
          'profit',
          'brand',
          'corporate',
          'licence',
          'license',
          'microsoft',
          'advert',
          'money',
        ],
        claim: 'Somebody owns every computer game, and nobody owns running.',
        mechanism:
          "A publisher can change the rules overnight, sell a new version or switch the server off. The Olympics would be advertising one firm's product and depending on its goodwill.",
        impact:
          'Athletes who trained for four years could find that their discipline no longer exists.',
        example:
          'Imagine a company that owned the hurdle and made it five centimetres higher the week before the final, so as to sell new shoes.',
        reply:
          'Contracts can freeze a version for the Games, as is done at every big tournament. Makers of boats, balls and bicycles also live off sport.',
        counter:
          'Anyone may build a boat to the rules, and only one firm may build the game. A contract with a monopoly is signed on its terms.',
      },
      {
        keywords: [
          'violence',
          'shooting',
          'values',
          'war',
          'peaceful',
          'gun',
          'guns',
          'kill',
          'shooter',
          'blood',
        ],
        claim: 'Killing is the subject of many of the most popular titles.',
        mechanism:
          'Aiming at heads and planting bombs is harmless as play, yet it sits badly beneath a flag that stands for peace. Leave those titles out, and what remains is not what the fans are asking for.',
        impact: 'Guests from countries at war would have to watch a conflict being staged as fun.',
        example:
          'A team whose city is under fire sits opposite the team of the country that is firing, and the screen shows a sniper.',
        reply:
          'Fencing, wrestling and the javelin were once exercises for killing, too. Everyone can tell a game from a war.',
        counter:
          'Old fighting sports have turned the wound into a touch and a bow. On the big screen it is still a wound.',
      },
      {
        keywords: [
          'short-lived',
          'change',
          'game',
          'obsolete',
          'fashion',
          'trend',
          'version',
          'update',
          'decade',
          'temporary',
        ],
        claim: 'Games go out of fashion faster than an athlete grows up.',
        mechanism:
          "Today's favourite is forgotten in ten years, while the hundred metres can be compared over a century. Records, heroes and traditions need something that keeps still.",
        impact: 'Federations that invest in young players would be building on sand.',
        example:
          'Look for the console that everyone wanted when you were six. It is probably in a box next to the charger that fits nothing.',
        reply:
          'Some titles have been played at the top for two decades, longer than certain Olympic disciplines lasted. And the list of events is revised for each Games anyhow.',
        counter:
          'Those titles are updated every few weeks in ways that change how to win. They keep the name, as a shop does after its third owner.',
      },
      {
        keywords: [
          'sedentary',
          'addiction',
          'screen',
          'health',
          'young',
          'addicted',
          'obese',
          'obesity',
          'eyes',
          'sleep',
          'gaming',
        ],
        claim: 'The Games should not be cheering young people into more hours at a screen.',
        mechanism:
          'Playing for a medal begins with playing all night. For each one who reaches the top, thousands lose sleep, marks and muscles along the way.',
        impact:
          'Parents who try to draw a limit would hear the finest excuse ever invented: I am training.',
        example:
          'Ask any teacher who has the first lesson of the day which pupils were at a keyboard at three in the morning.',
        reply:
          'Gymnasts wreck their joints, boxers their heads. A proper sport with coaches would teach limits that a bedroom does not.',
        counter:
          'A coach has ten pupils, and the example reaches ten million bedrooms. Boxing at least has the decency to tire you out.',
      },
      {
        keywords: [
          'tournaments',
          'championships',
          'already',
          'limited',
          'displace',
          'own',
          'separate',
          'league',
          'prize',
          'crowded',
        ],
        claim: 'Gaming tournaments are flourishing and have no need of the Olympics.',
        mechanism:
          'They have their own world championships, full stadiums and prize money of which a rower can only dream. Events in the Games are limited, and each newcomer pushes someone out.',
        impact:
          'Whatever is pushed out to make room will be one of the small sports which live on these two weeks every four years.',
        example:
          'For a canoeist the Olympic final is the only day on which her country knows her name.',
        reply:
          'Football and tennis have their own riches as well, and were let in all the same. Places can be found without throwing anyone out.',
        counter:
          'Tennis and football take up medals that others could have used, so let us not repeat it. The cap on athletes is real, and it is the small sports that have no lobby.',
      },
    ],
  },
}
