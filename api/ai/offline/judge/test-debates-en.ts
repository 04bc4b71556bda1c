import type { Sample } from './test-debates.ts'

const english = (motion: string, ai: readonly string[], user: readonly string[]): Sample => ({
  language: 'en',
  motion,
  ai,
  user,
})

/** Debates of many tempers; answers to the opponent stand between ⟦ and ⟧. */
export const ENGLISH: Record<string, Sample> = {
  night: english(
    'Shops should close on Sundays',
    [
      'Closing on Sundays hurts students who can only work at weekends. It also leaves nurses with no free day to buy food.',
      'Nobody forces a family to shop on Sunday, so the choice should stay with them.',
    ],
    [
      'A shared day off is worth more than a private one. If a cashier has Tuesday free while her children are in school, the family never eats together, so the free day does little for them. My aunt worked six years of Sundays and missed most of the football matches. ⟦You say that students need weekend work, but that holds only if all the hours vanish, and evenings and Saturdays remain.⟧',
      'Small shops gain too, because a supermarket with two hundred staff can open every day while a baker with three cannot, which means the baker loses customers simply by resting. ⟦You claim that nobody is forced, yet the cashier is: her choice disappears the moment the rival opens.⟧ For these reasons one quiet day protects people who cannot bargain for it.',
    ],
  ),
  exams: english(
    'Universities should replace final exams with projects',
    [
      'Exams are the only test that nobody can buy. Projects invite cheating, since anyone can pay for an essay.',
      'Employers need a common scale, and projects differ from teacher to teacher.',
    ],
    [
      'An exam measures one morning. A student with a fever or a funeral in that week fails, although she knew the subject in May. Projects run over months, so they show how somebody plans, asks and corrects mistakes. ⟦Your point about cheating ignores that projects can be defended aloud: a student who bought the text cannot explain it for ten minutes.⟧',
      'Then think of the work that follows. Engineers look things up and work in teams, and therefore a task with open books is closer to what a bridge needs. Of course marking takes longer, and that is a real cost for teachers. ⟦You argue that employers need a common scale, but there is no evidence that they read exam marks after the first job.⟧ In short, we should test what we want people to do.',
    ],
  ),
  cars: english(
    'City centres should be closed to private cars',
    [
      'Shops in the centre depend on customers who drive. Without cars they lose trade to malls outside.',
      'Disabled people and tradesmen cannot carry what they need on a bus.',
    ],
    [
      'First, air. Exhaust in narrow streets harms children whose lungs still grow, and doctors in my city count more asthma each winter. When cars leave, that harm falls within weeks because the source is gone. ⟦You said shops depend on drivers, but in fact most customers of a high street walk or ride there, so the reason covers few shops.⟧',
      'Second, space. Two rows of parked cars take as much room as a market, a playground and trees, and a street where people stop to talk sells more than one they pass at speed. ⟦As for disabled people, that is an argument for permits, not for everybody else to drive in.⟧ On balance a short walk is a small price and clean air is not.',
    ],
  ),
  pets: english(
    'Pets should be allowed in all rented flats',
    [
      'Landlords carry the damage that pets do to floors and doors. Neighbours have allergies and need sleep.',
      'A tenant who wants a dog can look for a flat that permits it.',
    ],
    [
      'People who live alone need company, and a cat gives it every evening. Widowers who keep a dog walk daily and speak to neighbours, which means they stay healthy longer. That is worth a scratched door, because a door can be paid from the deposit while loneliness cannot. ⟦You say landlords carry the damage; however, the deposit exists for exactly this, so the cost falls on the tenant.⟧',
      'It also matters for shelters. If most flats refuse animals, families who move must give theirs up, and so shelters fill each summer. ⟦You claim tenants can look elsewhere, but that assumes there is an elsewhere, and in a full market there is not.⟧ Rules about noise should bind everyone, with or without fur.',
    ],
  ),
  cash: english(
    'Cash should be abolished',
    [
      'Cash protects privacy, since nobody sees what you buy. Old people who have no phone would be shut out.',
      'When the power fails, cards fail too, but coins still work.',
    ],
    [
      'Crime lives on cash. A dealer, a tax cheat and a corrupt clerk all need payments without a trace, so taking the notes away takes away their tool. That means honest taxpayers stop covering for the others. ⟦You say cash protects privacy, but privacy can be kept by law, as it is for letters, without giving thieves the same shelter.⟧',
      'Another reason is cost: printing, guarding and counting money takes staff time that small shops pay for. For example the kiosk in my street spends an hour each night on coins. I admit that the change must be slow. ⟦You worry about power cuts, yet tills, pumps and doors stop as well, so coins would not help anybody buy.⟧ Overall the gain is daily and the loss is rare.',
    ],
  ),
  sport: english(
    'Team sport should be compulsory for pupils',
    [
      'Forcing shy children into teams humiliates them in front of others. Exercise can be done alone.',
      'Lessons are already short, and reading should come first.',
    ],
    [
      'i think team sport teaches what no book does. you lose together, you have to talk, and you learn to trust a boy you do not like. because of that my little brother, who never spoke, now calls the others by name. ⟦you said shy kids get humiliated but that is a problem of bad coaches, it does not follow that the game is bad.⟧',
      'also health. kids sit all day so they get tired and heavy, and running together is easier to keep up than running alone since your friends wait for you. ⟦your claim that reading should come first is wrong about time: one hour of sport makes the next lesson calmer, so reading gains.⟧ so schools should keep it for everyone.',
    ],
  ),
  museums: english(
    'Museums should be free for everyone',
    [
      'Free entry means that poor taxpayers pay for rich tourists. Museums would have less money to care for their works.',
      'What costs nothing is not valued, and rooms become crowded.',
    ],
    [
      'A painting in a closed room belongs to nobody. Where entry is free, a mother can come in for twenty minutes with a pram and leave again, and so the museum becomes part of a week rather than a yearly event. That changes who feels at home there, and who later studies, paints or gives. ⟦You argue that poor taxpayers pay for rich tourists, but tourists pay tax in every hotel and café, so they already carry a share.⟧',
      'Secondly, a ticket of fifteen euros keeps out precisely those whom schools try to bring in. Teachers tell me that half the class has never been inside. ⟦You assume that free things are not valued; libraries are free and they are loved, which is a counterexample.⟧ What decides this is permanence: a missed fee can be raised elsewhere, a missed childhood visit cannot be given back.',
    ],
  ),
  nuclear: english(
    'We should build more nuclear power stations',
    [
      'Nuclear waste stays dangerous for thousands of years. Nobody has found a safe place to keep it.',
      'Stations take fifteen years and cost far more than planned; wind is cheaper now.',
    ],
    [
      'The grid must hold at night and without wind. Nuclear stations deliver the same power in January as in June, therefore hospitals and trains do not depend on the weather. Without them, countries burn gas in every calm week, and that smoke kills people each year. ⟦Your concern about waste is fair, but it overlooks the scale: all the waste of a life fits into a can, whereas coal waste goes into our lungs.⟧',
      'Moreover a station gives a region steady work for sixty years, which means young families stay. It is true that building costs a lot at the start. ⟦You claim that wind is cheaper, but that price leaves out the storage for calm days, so the comparison is not complete.⟧ To conclude, climate harm cannot be undone, and so we should take the tool that we have.',
    ],
  ),
  tips: english(
    'Tipping should be abolished',
    [
      'Tips reward good service, and waiters earn more with them. Without tips nobody would make an effort.',
      'Menus would become dearer and guests would stay away.',
    ],
    [
      'A wage should not hang on a mood. When a waitress earns by smiling, she must smile at insults too, because the insulter holds her rent. Fixed pay ends that, so she can say no. ⟦You say nobody would make an effort without tips, but nurses and pilots get none and still care, so the link does not hold.⟧',
      'Guests gain as well, since the price on the menu would be the price they pay. Families could plan an evening without sums on a napkin. ⟦Your point that menus become dearer only moves the money: the guest pays the same in the end.⟧ In short, honest prices and honest wages belong together.',
    ],
  ),
  languages: english(
    'Every pupil should learn a second language from the age of six',
    [
      'Children who still struggle to read their own language fall behind. There are not enough teachers.',
      'Translation software makes foreign languages less useful every year.',
    ],
    [
      'Small children copy sounds without shame, and that is why an early start works. A girl who sings in Spanish at six keeps the accent, while a boy of fourteen blushes and stays silent. In my school the youngest class asks the visitors questions and the oldest hides. ⟦You said weak readers fall behind; actually, hearing a second grammar helps children notice their own, so reading gains.⟧',
      'Language also opens work later, because a nurse who speaks with patients in their tongue makes fewer errors. I grant that training teachers takes a decade. ⟦You claim that software replaces this, but a machine does not make friends for you, and it fails where there is no signal.⟧ Overall, what is cheap at six becomes dear at thirty.',
    ],
  ),
  fashion: english(
    'Fast fashion should be taxed',
    [
      'Poor families need cheap clothes. A tax hits them hardest.',
      'Factories give work to millions of women abroad who would lose their income.',
    ],
    [
      'A shirt that costs four euros is paid for by somebody else. Rivers near the dye works turn blue, and villagers drink from them, so the true price is their health. A tax makes the buyer see that price and therefore buy fewer and better pieces. ⟦You say a tax hits poor families, but a shirt that lasts four years is cheaper than four that last one.⟧',
      'The money could mend the damage, for instance by cleaning water. Companies would follow, because a lower tax on durable cloth rewards them for quality. ⟦You worry that women lose their income; that assumes that only rushed, badly paid work is possible, while fewer and dearer shirts can pay higher wages.⟧ The harm to a river lasts for decades, which outweighs a cheap evening outfit.',
    ],
  ),
  robots: english(
    'Robots should care for old people',
    [
      'Old people need warmth that a machine cannot give. A robot makes loneliness worse.',
      'Machines break down, and then nobody is there.',
    ],
    [
      'There are too few carers, and each year there are fewer. A robot that lifts, reminds and fetches gives the nurse back two hours, so she has time to talk, which is the part only she can do. That is what families want: hands for the heavy work and people for the rest. ⟦You said machines cannot give warmth, but nobody asks them to; your argument assumes they replace the nurse instead of the hoist.⟧',
      'Dignity counts too. My grandfather would rather be washed by a device than by a stranger, because he feels less ashamed. Of course not everyone feels so. ⟦As for breakdowns, a tired carer on a double shift also fails, and more often.⟧ In the end help that comes on time is kinder than warmth that comes too late.',
    ],
  ),
  jury: english(
    'Trials should be decided by judges alone, without juries',
    [
      'Juries bring common sense into the court. A judge alone may be biased or bought.',
      'Citizens trust verdicts that people like them have given.',
    ],
    [
      'Law has become technical. A fraud trial with nine thousand pages of accounts cannot be followed by twelve people who lose wages each day, so they judge the faces instead. A judge must write down reasons, which means that an error can be found and appealed. A jury gives none. ⟦You say a judge alone may be biased, but bias in reasons can be seen and corrected, while bias in a closed jury room cannot.⟧',
      'Speed is justice as well: an innocent man who waits two years for a jury loses his job and his home. ⟦Your claim that citizens trust juries confuses trust with habit; many countries have no juries, and there is no evidence that they trust their courts less.⟧ Above all, a wrong verdict is hard to undo, and therefore the explained decision should win.',
    ],
  ),
  lunch: english(
    'Schools should serve only vegetarian lunches',
    [
      'Parents should decide what their children eat. Growing children need iron from meat.',
      'Children who dislike vegetables will go hungry or buy sweets.',
    ],
    [
      'One meal a day can be shared by all. If lunch has no meat, Hindu, Muslim, Jewish and vegan pupils sit at one table, and nobody eats from a special tray. That makes lunch a place where children meet. ⟦You say parents should decide, but they still decide about breakfast, dinner and weekends, so five lunches take little from them.⟧',
      'It saves money too, because beans cost less than beef and the kitchen can buy fresh fruit instead. For example, our canteen cooks lentil stew for half the price of burgers. ⟦You claim that children need iron from meat; lentils and spinach hold iron as well, so the claim is simply not true.⟧ On balance more children eat better.',
    ],
  ),
  fame: english(
    'Reality television does more harm than good',
    [
      'People watch it freely and it makes them laugh. The participants know what they sign.',
      'It gives unknown people a chance to become known.',
    ],
    [
      'Those shows sell shame. Editors cut hours of film into ten seconds of shouting, because shouting is what viewers share, and so a shy person becomes a villain overnight. Some of them cannot find work afterwards. ⟦You say participants know what they sign, but nobody can know how they will be cut, so the consent is empty.⟧',
      'It also teaches young viewers that cruelty is fun. Girls in my class copy the insults, and the teacher spends the lesson on peace instead of maths. ⟦You claim it gives unknown people a chance, yet most are forgotten within a year, and what remains is the ridicule.⟧ A laugh lasts an evening; a ruined name lasts for years.',
    ],
  ),
}
