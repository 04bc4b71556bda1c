import type { Frames } from '#api/ai/offline/arguments/point.ts'

/** For and against abolishing something, setting a measure anew, and putting a price on something. {change} as elsewhere. */
export const SUPPORT_ABOLISH: Frames = [
  [
    'outlived',
    'outdated tradition history longer purpose relic past',
    'What once had a reason can outlive it.',
    'Things are kept going by habit long after their purpose has gone: people arrange themselves around them and stop asking. {change} puts the question at last, and nobody can say any longer what would be lost.',
    'Whatever we keep without need is paid for every day, in time, in money and in the better thing that could stand in its place.',
    'For centuries a debtor could be locked up until he paid, though from a cell he could earn nothing. The debtors’ prisons were closed, and lending went on.',
    'Age is no argument. What has lasted so long has usually met a need that is back as soon as the thing is gone, and nobody has said what will meet it then.',
    'If the need comes back, it can be met by something made for it. To keep the old just in case is how nothing ever ends.',
  ],
  [
    'root',
    'itself root core inherent design system reforms',
    'The harm comes from the thing itself and not from how it is done.',
    'If the trouble lay in the details, better details would have cured it by now. Every reform has left the core alone, and the core is what does the damage. {change} is the first step that reaches it.',
    'Mending what is wrong at the root takes effort without end and leaves people where they were.',
    'Asbestos was first to be handled with care, under one rule after another. The illness receded only where it was no longer used at all.',
    'The reforms failed because they were timid, and not because none could work. {change} gives up all that is good in it for the sake of faults that can be put right.',
    'Timid or bold, they all kept the core. Name the reform that would not, and we can talk about it.',
  ],
]

export const OPPOSE_ABOLISH: Frames = [
  [
    'gap',
    'replace replacement alternative afterwards substitute without gap',
    'Taking a thing away does not take away the need that it met.',
    '{change} leaves a gap, and gaps are filled by whoever comes first: by improvising, by those with money, or by something worse for which nobody voted.',
    'To know what is wrong with the old is not yet to know what will be better, and in between people have neither.',
    'When a village loses its train, people still have to travel. Those who have a car take it, and the others stay at home.',
    'Gaps of that kind close, and with things made for today. Nobody ever built the new while everybody was busy keeping the old alive.',
    'One keeps the leaking roof until the new one is up. Show me the new one, and we can talk about the old.',
  ],
  [
    'mend',
    'reform improve mend fix adjust repair regulate instead',
    'What is wrong with it can be mended without getting rid of it.',
    'Nearly every fault that people name is a fault of degree: too much of it, too rigid, too carelessly done. Each of these can be put right by itself, whereas {change} throws out what it is good for along with the rest.',
    'A repair that fails can be tried again. What has been abolished is seldom brought back, even when it is missed.',
    'When courts were found to convict the innocent now and then, we built appeals and asked for better evidence, and kept the courts.',
    'The mending has been promised for years. Where each repair is followed by the next complaint, the fault lies in the design.',
    'Most of those repairs were announced and never made. A design deserves one honest trial before it is scrapped.',
  ],
]

export const SUPPORT_ADJUST: Frames = [
  [
    'set-when',
    'outdated changed nowadays modern anymore old-fashioned inflation',
    'The present mark was set for conditions that are gone.',
    'A mark of this kind is the compromise of the day on which it was made, and nobody works it out afresh each year. People, prices and knowledge move on and it stays put. {change} brings it back to the facts.',
    'A measure that no longer fits still binds, and the misfit is borne by those who happen to stand just on the wrong side of it.',
    'The age at which one may leave school has been raised again and again as work came to ask for more, and nobody wants to go back to twelve.',
    'A mark is not out of date because it is old. Move it, and the same complaint will come from those next to the new one.',
    'Somebody will always be the last one left out. That is a reason to draw the line where the reasons are, and not where it once happened to fall.',
  ],
  [
    'by-degrees',
    'gradual moderate slightly step degree small',
    'It is a matter of degree, so we can go by degrees.',
    '{change} overturns nothing: the principle stays, and only its measure is set anew. That keeps the risk small and lets us see what comes of it before we go on.',
    'What can be dosed, and taken back by the same hand, needs far less proof than what cannot.',
    'A doctor who doubts the dose changes the dose and watches the patient; nobody calls that an experiment with a life.',
    'Small steps in one direction are how people get to places to which nobody would have gone at once.',
    'Every step has to be argued for again, as this one is. To refuse the first for fear of the tenth is to refuse to think.',
  ],
]

export const OPPOSE_ADJUST: Frames = [
  [
    'relied-on',
    'planned plans rely budget timetable adjust costs',
    'People have built on the mark as it is, and moving it takes the ground from under them.',
    'Rents, budgets, timetables and other rules are fitted to it. {change} looks like turning a single screw, and everything that was set by that screw has to be set again.',
    'Those costs come first and for certain. The gain comes later, if it comes.',
    'Shift the hour at which school begins, and buses, meals, clubs and a parent’s working day have to shift with it.',
    'People rebuild quickly where they see it coming. By that reasoning no mark could ever be moved, and nearly all of them have been.',
    'They were moved when the gain had been shown to be larger than the trouble. That showing is what I miss here.',
  ],
  [
    'symptom',
    'cause causes solve root symptom underlying deeper',
    '{change} moves a number and leaves the cause where it was.',
    'A number is easy to change, and that is why it gets changed in place of what lies behind it. After {change}, the reasons for the trouble are all still there.',
    'And once the number has moved, everybody in charge will say that the matter has been dealt with.',
    'A louder alarm clock does nothing for somebody who never gets to bed before two.',
    'Numbers are how one gets at causes: prices, hours and ages steer what people do. To wait until the cause has been cured is only to wait.',
    'If it gets at the cause, tell us by which way. So far we have heard that it will, and not how.',
  ],
]

export const SUPPORT_CHARGE: Frames = [
  [
    'price',
    'incentive price discourage deter behaviour behavior expensive',
    'A price is noticed where a plea is not.',
    'Most of what we do, we do because nothing speaks against it at that moment. {change} puts a reason into just that moment, each time anew.',
    'It turns many small choices a little, and that is how large things turn.',
    'London began to charge for driving into its centre, and people who had never thought about it found that they could take the bus.',
    'A price is noticed by those who have to count. The others pay and carry on, and what was meant to change their ways becomes a licence.',
    'Then let it grow with what people own, and give what comes in to those whom it hits. Nobody likes to pay for nothing, rich or not.',
  ],
  [
    'pays-its-way',
    'responsible damage society polluter fair costs taxpayers',
    'Whoever causes a cost should be the one to bear it.',
    'At present the gain goes to one and the bill to all. {change} puts the two back into the same hands, where they can be weighed against one another.',
    'That is fair in itself, and it is the only way in which anybody ever has a reason to cause less.',
    'Whoever breaks a window is asked to pay for it; nobody suggests that the street should share the glass.',
    'It is seldom clear who causes a cost. Those who pay in the end are the ones it gets passed on to, and they had the least to do with it.',
    'Even when some of it is passed on, the costlier way becomes dearer than the other, and people do take the other.',
  ],
]

export const OPPOSE_CHARGE: Frames = [
  [
    'licence',
    'rich afford anyway behaviour behavior deter changes buy',
    'A price makes a duty into something that can be bought.',
    'Until now one did right because it was right, or for shame. {change} names a sum, and whoever has paid it is quit. Those who can afford it stop feeling bad, and the others feel trapped.',
    'The sense that we owe one another something is hard to get back once it has been given a price.',
    'When day-care centres in Haifa began to fine parents who came late, more parents came late: they had paid for it.',
    'A sum that was set too low is an argument for setting it better. Where it is serious, people do change.',
    'Set it high and it ruins the poor; set it low and it is a fee. There is no height at which it turns into a conscience.',
  ],
  [
    'dodging',
    'avoid evade dodge loophole enforce hide cheat',
    'What is charged for gets hidden, moved or given another name.',
    'Whoever loses by {change} also has a reason to get around it, and often an adviser to help. So it is paid by the honest and the badly advised.',
    'In the end the rule punishes honesty, and the honest notice it.',
    'England once taxed houses by their windows, and people bricked them up and sat in the dark.',
    'Some will dodge, as with every rule. Gaps can be found and closed, and most people do their part all the while.',
    'That means more inspectors and more rules for a gain that shrinks with each of them. Those belong in the sum as well.',
  ],
]
