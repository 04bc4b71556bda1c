import type { MotionArguments } from '../types.ts'

export const AI_SCHOOL_WORK: MotionArguments = {
  key: 'ai-school-work',
  points: {
    for: [
      {
        keywords: ['futur', 'work', 'skill', 'employer', 'prepar', 'jobs', 'career', 'workplace'],
        claim: 'School should prepare pupils for the world in which they will work.',
        mechanism:
          'Offices, labs and workshops already expect people to use these tools well. Asking good questions and checking the answers is a craft, and crafts need practice under guidance.',
        impact:
          'Pupils whose schools forbid it start their first job behind those whose schools taught it.',
        example:
          'A trainee at a travel agency who has never drafted a letter with such a tool takes all morning over what her desk neighbour does in ten minutes.',
        reply:
          "Tools change every year, so what pupils learn about today's will be useless when they graduate.",
        counter:
          'Buttons change; doubting an answer, testing it and improving the question do not. Those are exactly what a guided lesson can teach.',
      },
      {
        keywords: ['tutor', 'explain', 'help', 'understand', 'equal', 'poor', 'private'],
        claim: 'A patient helper at home is no longer a privilege of the rich.',
        mechanism:
          'Pupils with educated parents or private tutors have always been able to ask somebody at nine in the evening. Now the others can too.',
        impact: 'It narrows a gap that schools have tried to close for generations.',
        example:
          "The daughter of two night-shift workers gets her equation explained step by step, just as the doctor's son down the road does.",
        reply:
          'Those same rich pupils will have the paid versions and adults who show them how to use them.',
        counter:
          "So let schools offer one good version to all, which is possible only if it's allowed. Forbidden, it stays with the families who do as they please.",
      },
      {
        keywords: ['ban', 'detect', 'hide', 'honest', 'impossib', 'enforce', 'secretly', 'anyway'],
        claim: 'A rule that nobody can enforce just punishes the honest.',
        mechanism:
          "No detector tells a program's paragraph from a pupil's with certainty. Those who obey fall behind, those who cheat get away with it, and a few innocents are accused.",
        impact: 'Trust between teacher and pupil wears away with each suspicion.',
        example:
          'A girl who writes unusually well is asked in front of her class who really wrote it.',
        reply: 'That many break a rule has never been a reason for dropping it.',
        counter:
          "It is a reason, if breaking it can't be seen and obeying it costs you marks. Bring the thing into the open, and a teacher can at least ask how it was used.",
      },
      {
        keywords: [
          'blank',
          'start',
          'ideas',
          'draft',
          'creat',
          'brainstorm',
          'inspiration',
          'beginning',
        ],
        claim: 'Getting past the blank page frees the mind for the harder part.',
        mechanism:
          'A rough draft on the screen gives a pupil something to attack, cut and improve. Editing with judgement is a more demanding exercise than producing filler.',
        impact:
          'Weak writers in particular get to the stage at which thinking starts, rather than giving up before it.',
        example:
          'A boy lets the tool argue the opposite of his essay and spends the evening taking it apart.',
        reply:
          'The blank page is the point: having to find your own first thought is how thinking begins.',
        counter:
          "It's one way to begin, and for many it is where they end. Nobody blames a debater for asking a friend to play the opponent.",
      },
      {
        keywords: ['calculator', 'precedent', 'technolog', 'maths', 'chang', 'internet', 'google'],
        claim: 'We went through all this with calculators, and maths survived.',
        mechanism:
          'When arithmetic became cheap, lessons moved on to problems that had been out of reach. The same thing will happen to writing and research.',
        impact:
          'Pupils can take on larger questions, and teachers can ask for more than a summary.',
        example:
          "In statistics class they now analyse their own town's rainfall, where their parents spent the hour adding up columns.",
        reply: 'A calculator does the sum; these tools do the understanding as well.',
        counter:
          'They produce text, and somebody must still know whether it is true and worth saying. That somebody is the pupil, and the task can be set so that it shows.',
      },
      {
        keywords: ['languag', 'disab', 'support', 'write', 'dyslexia', 'foreign', 'immigrant'],
        claim: 'Pupils with dyslexia or a new language can at last show what they know.',
        mechanism:
          'Spelling and phrasing have always stood between them and a good mark in geography or physics. Let the tool smooth the sentence, and the idea comes through.',
        impact:
          'Children who were taken for slow turn out to be bright, and that changes how they see themselves.',
        example:
          'A newcomer explains photosynthesis in her own language and hands in an English page that says just what she meant.',
        reply: 'Give those pupils an exception, then; that is no reason to allow it for all.',
        counter:
          'Exceptions have to be applied for, and they put a label on a child. Help that everyone may use embarrasses nobody.',
      },
    ],
    against: [
      {
        keywords: ['learn', 'effort', 'struggl', 'brain', 'shortcut', 'lazy', 'think'],
        claim: 'Learning happens in the struggle, and the machine removes the struggle.',
        mechanism:
          'Searching for a word, getting stuck and starting over are what lay down the knowledge. Somebody who is handed the result skips the only part that mattered.',
        impact:
          'The mark goes up and the pupil stays the same, as everyone notices in the first exam without help.',
        example: "You don't get fit by watching a robot lift your weights.",
        reply: "Well-set tasks make pupils work with the tool, and that's a struggle as well.",
        counter:
          'In theory, but at eleven at night the tired pupil takes the answer and shuts the lid. The temptation is there every day, the well-set task once a month.',
      },
      {
        keywords: ['honest', 'cheat', 'authorship', 'own', 'mark', 'grades', 'fair', 'unfair'],
        claim: 'A mark should say what the pupil can do.',
        mechanism:
          'If part of the work was done by a program, nobody can tell which part. Certificates lose their meaning, and the diligent are paid in the same coin as the others.',
        impact:
          'Universities and employers will simply stop believing schools and set tests of their own.',
        example:
          "A father praises his son for a wonderful poem, and the boy doesn't know where to look.",
        reply: 'Let pupils declare what they used, as scholars declare their sources.',
        counter:
          "A source can be looked up; a declaration that I only used it a little can't. You'd be grading candour, and candour would lose.",
      },
      {
        keywords: ['error', 'wrong', 'invent', 'trust', 'facts', 'hallucinat', 'false', 'mistakes'],
        claim: 'Pupils cannot correct a tool that knows more than they do.',
        mechanism:
          "It states false things in a perfect tone and may make up the sources for them. To notice that you must know the subject already, and pupils are there because they don't.",
        impact: 'Mistakes that are swallowed at fourteen are still being repeated at forty.',
        example:
          'A history essay quotes a treaty that never existed, and the pupil defends it because the paragraph sounded so sure.',
        reply: 'Teaching them to check is the best lesson in reading sources they could have.',
        counter:
          "Checking everything takes longer than doing it yourself, and every pupil finds that out in a week. From then on they don't check.",
      },
      {
        keywords: ['voice', 'style', 'same', 'think', 'origin', 'creativity', 'boring'],
        claim: 'Everyone begins to write the same smooth, empty page.',
        mechanism:
          "The tool offers the likeliest sentence, and the likeliest sentence is nobody's. Young writers who haven't found a voice adopt this one.",
        impact:
          "We'd lose the odd, clumsy, surprising texts out of which writers and thinkers grow.",
        example:
          'A teacher opens thirty essays about the sea, and in every one of them the waves whisper timeless tales.',
        reply: 'Pupils copied stock phrases from model essays long before that.',
        counter:
          'They copied badly, and their own voice showed at the seams. Now there are no seams.',
      },
      {
        keywords: ['teacher', 'relat', 'feedback', 'weakness', 'help'],
        claim: 'Teachers can only help with the mistakes they get to see.',
        mechanism:
          'Homework and essays are how a teacher looks into thirty heads. When the text comes from somewhere else, she corrects a machine and misses the child.',
        impact: "The pupil who is lost stays lost until it's late, because his pages look fine.",
        example:
          'For a whole term the reports were excellent, and then it came out in an oral test that he had never understood a cell.',
        reply: 'More talking in class will show her what they have understood.',
        counter:
          "There are thirty of them and one hour. Written work was invented because she can't talk to every child every day.",
      },
      {
        keywords: ['dependen', 'later', 'basic', 'age', 'foundat', 'rely', 'young'],
        claim: 'Children need the foundation before they get the power tools.',
        mechanism:
          'Whoever has learned to write, calculate and argue can use such help wisely later on, and needs only a week to pick it up. Learned the other way round, the foundation never comes.',
        impact: 'Schools have just one chance at that, and it ends with childhood.',
        example: 'No driving school starts with the autopilot.',
        reply: 'Allow it from a certain age, or only in certain subjects, then.',
        counter:
          "Once it's allowed in biology at two, it is used for the essay at three. As long as the basics are being laid, a clear no is kinder than a maze.",
      },
    ],
  },
}
