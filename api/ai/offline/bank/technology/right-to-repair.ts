import type { MotionArguments } from '../types.ts'

export const RIGHT_TO_REPAIR: MotionArguments = {
  key: 'right-to-repair',
  points: {
    for: [
      {
        keywords: ['waste', 'landfill', 'electronic', 'environ', 'mine', 'trash', 'rubbish'],
        claim: 'The greenest device is the one you already own.',
        mechanism:
          "Most of a phone's harm is done before it is first switched on, in mines, smelters and factories. Each extra year of use saves a share of all that.",
        impact: 'People near the mines and the scrap heaps breathe what our throwing away costs.',
        example: "A whole laptop goes to the dump because of a battery that's glued in.",
        reply:
          "Newer devices use less power and can be recycled, so keeping old ones isn't always greener.",
        counter:
          'A phone uses next to nothing on the plug; its weight lies in the making. And recycling gets back a spoonful of what repair would have kept.',
      },
      {
        keywords: [
          'money',
          'price',
          'famil',
          'save',
          'cost',
          'expensive',
          'screen',
          'battery',
          'cheaper',
        ],
        claim: 'Families are being made to pay for whole machines when a small part breaks.',
        mechanism:
          "When parts are locked and manuals secret, the maker sets the price of repair just below that of a new model. Competition would bring it down to the worth of the part and half an hour's labour.",
        impact: "It matters most to people for whom a washing machine is a month's savings.",
        example:
          'Replace a door seal that costs as much as a pizza, and the machine runs for another six years.',
        reply: 'Repairable designs cost more to make, and buyers will pay for it at the till.',
        counter:
          'A screw costs no more than glue; what it costs is the next sale. A slightly dearer machine that lasts twice as long is cheap.',
      },
      {
        keywords: ['own', 'propert', 'control', 'buyer', 'right', 'bought', 'belongs'],
        claim: 'What I have bought should be mine to open.',
        mechanism:
          'Ownership means that you can use, lend, change and mend a thing. Locks in software turn buyers into tenants who paid in full.',
        impact: 'Farmers, hospitals and schools depend on machines that only a stranger may touch.',
        example:
          'At harvest time a tractor stands still for days because a sensor needs the blessing of a technician from the city.',
        reply: 'You buy on known terms, and nobody forces you to choose that brand.',
        counter:
          "When all the brands have the same terms, there is nothing to choose. Terms that you find out about after the purchase aren't a bargain.",
      },
      {
        keywords: ['local', 'jobs', 'workshop', 'skill', 'trade', 'shops', 'craftsman'],
        claim: 'Repair keeps work and skill in the neighbourhood.',
        mechanism:
          "Making is done far away; mending has to be done where people live. Open parts and manuals allow small shops to compete with the makers' own service.",
        impact: "Young people find a trade, and towns keep a shop that's not a chain.",
        example:
          'The man who used to fix radios in our street had three apprentices, and none of his successors can even buy a screen.',
        reply: "There's no money in repair when labour is dear and goods are cheap.",
        counter:
          'Repair is dear because parts are refused and cases are glued. Take those away, and a half-hour job is a half-hour job again.',
      },
      {
        keywords: [
          'secur',
          'update',
          'support',
          'lifetim',
          'old',
          'obsolescence',
          'software',
          'slow',
        ],
        claim: 'Firms that drop support after three years turn working devices into scrap.',
        mechanism:
          'The hardware would run for ten years, but a missing update or a blocked part ends it early. A duty to supply both moves the decision back to the owner.',
        impact: 'Schools and poor households, which buy used, are always first to be cut off.',
        example:
          "Tablets given to a whole class become useless in one summer because an app won't start any more.",
        reply:
          'Supporting ten-year-old designs ties up engineers who should be making better ones.',
        counter:
          'If you sell a million pieces, you can keep a drawer of parts. And a firm that must look after its products for longer will design them better from the start.',
      },
      {
        keywords: ['knowledg', 'learn', 'curiou', 'child', 'tinker', 'kids', 'understand'],
        claim: 'Taking things apart is how a society learns to understand its tools.',
        mechanism:
          "Engineers of all ages began with a screwdriver and somebody's old radio. Sealed boxes raise users who are helpless in front of whatever they depend on.",
        impact: "Inventors come from that, and citizens who aren't afraid of a machine.",
        example:
          "A ten-year-old swaps a cracked screen with his aunt, and from that day on he isn't afraid of a single device in the house.",
        reply: 'Modern electronics are too fine for the kitchen table, whatever the law says.',
        counter: 'The chip, yes; the battery, plug, fan and screen, no. Those are what breaks.',
      },
    ],
    against: [
      {
        keywords: ['safet', 'batter', 'fire', 'amateur', 'risk', 'dangerous', 'explode'],
        claim: 'Badly repaired electronics can burn down a house.',
        mechanism:
          'Modern batteries hold a lot of energy in a thin skin, and a slip of the screwdriver is enough. Makers who seal them do so for good reason.',
        impact: 'Not only the tinkerer but the neighbours and the next owner bear the risk.',
        example:
          'A used scooter with a cheap replacement battery charges in the hallway, on the only way out.',
        reply: 'People are allowed to change brakes on their cars, which is far more dangerous.',
        counter:
          'Cars are inspected every year or two, and a phone in bed never is. Let trained workshops do it, and you need no law for the kitchen table.',
      },
      {
        keywords: ['design', 'thin', 'waterproof', 'innovat', 'engineer', 'thinner'],
        claim: 'Laws that dictate how a device opens also dictate how it may be built.',
        mechanism:
          'Glue and tight stacking make devices thin, light, strong and waterproof, which is what buyers ask for. Demand screws and flaps and you get bulk, leaks and rattles.',
        impact: 'Everyone gets the worse product so that a few can open it.',
        example:
          'More phones have survived a fall into the sink than have ever been mended at home.',
        reply: 'Engineers who managed to seal them can also manage a screw and a gasket.',
        counter:
          "Each solution costs room, weight or money, and somebody has to choose between them. I trust the designer who has to sell the thing more than the legislator who doesn't.",
      },
      {
        keywords: ['choic', 'market', 'modular', 'buyer', 'preferen', 'fairphone'],
        claim: 'Those who want repairable devices can buy them today.',
        mechanism:
          'Modular phones and laptops are on sale, and most customers walk past them. They have other wishes, and those deserve respect as well.',
        impact:
          'A mandate takes away a choice from the many in order to give the few what they had already.',
        example:
          "A traveller who wants the lightest laptop there is knows quite well that she'll never open it.",
        reply: "One small brand isn't a choice if it lacks the camera, the shop or the software.",
        counter:
          "It lacks them because too few people care enough to pay. You can't blame the makers for what buyers decide each day at the counter.",
      },
      {
        keywords: ['secur', 'hack', 'priva', 'parts', 'counterfeit', 'hackers', 'stolen'],
        claim: 'Locks on parts also keep thieves and spies out.',
        mechanism:
          'Pairing a fingerprint reader or a camera with the device prevents someone from slipping in a rigged one. It makes stolen phones nearly worthless as a source of parts.',
        impact: 'Every owner carries bank, photos and keys in that device.',
        example: "A cheap screen from a market stall can read every word that's typed on it.",
        reply:
          'Makers could authorise genuine parts for any workshop without opening the door to fakes.',
        counter:
          'That requires a register, checks and liability for thousands of back rooms. The simple lock works today, and people who have lost a phone are glad of it.',
      },
      {
        keywords: ['price', 'cost', 'mandat', 'small', 'firms', 'expensive', 'companies'],
        claim: 'Ten years of spare parts have to be paid for, and it is the customer who will pay.',
        mechanism:
          "Stock must be made in advance, stored, documented and insured, whether it's used or not. Large corporations can bear that; a young firm with its first product can't.",
        impact: 'Prices rise and newcomers stay away, so the giants sit more firmly than before.',
        example:
          'Two graduates with a clever bicycle lamp are told to guarantee parts until their children go to school.',
        reply: 'Small firms could be exempted or given longer to comply.',
        counter:
          "Exempt them and most of the cheap goods that flood the dumps are exempt as well. Include them and you've closed the door behind the giants.",
      },
      {
        keywords: ['recycl', 'deposit', 'return', 'lease', 'environ', 'leasing'],
        claim: 'There are better ways of saving resources than sending everyone to the toolbox.',
        mechanism:
          'Take-back schemes, deposits and leasing put the old device into the hands of the maker, who can strip and reuse it on a large scale. He then has every reason to build it well.',
        impact:
          'The environment gains from millions of returned devices, and very little from a few mended ones.',
        example:
          'With a deposit on each phone, the drawer in the hall would be empty within a year.',
        reply: 'Repair comes before recycling; each step down that ladder loses value.',
        counter:
          "On paper it does, but few people climb it. A measure that works with people's laziness beats one that demands virtue and a tiny screwdriver.",
      },
    ],
  },
}
