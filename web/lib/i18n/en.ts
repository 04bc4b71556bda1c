import { en as enMessages } from '#schema/messages/en.ts'
import type { Catalogue } from '#schema/messages/message.ts'
import { enExcerpt } from './en-excerpt.ts'

/**
 * English sentences of the home page and of what every screen has; the other screens bring theirs.
 * Labels quoted in the specification are word for word.
 */
export const en = {
  product: 'AI Debater Tutor',
  common: {
    skipToContent: 'Skip to the content',
    home: 'Home',
    you: 'Your account',
    profile: 'Your profile',
    logIn: 'Log In',
    signUp: 'Sign Up',
    close: 'Close',
    cancel: 'Cancel',
    ok: 'OK',
    tryAgain: 'Try again',
    loading: 'Loading…',
    languageName: 'English',
    stance: { for: 'For', against: 'Against' },
    debates: (count: number) =>
      count === 1 ? '1 debate' : `${count.toLocaleString('en')} debates`,
    continuation: 'Continuation',
    pageTitle: (page: string) => `${page} · AI Debater Tutor`,
    unexpected: 'An error occurred. Please try again.',
    unreachable: 'Unable to connect to server. Please check your internet connection.',
    offline: 'You are offline. What you type is kept; you can go on when the connection is back.',
  },
  failure: {
    title: 'Unexpected Application Error!',
    advice: 'Something on this page broke. Your finished debates are safe.',
    home: 'Go to the home page',
    reload: 'Load this page again',
  },
  home: {
    title: 'Practise debating against an AI',
    question: 'What will you argue?',
    lead: 'Pick a motion and take a side. The AI argues back, then scores your case and shows what to mend.',
    excerpt: {
      title: 'From a debate on mobile phones in schools',
      open: 'See a sentence judged and mended',
      opponent: 'Opponent',
      said: 'You',
      mended: 'You, mended',
      score: (before: number, after: number) => `Argumentation ${before} → ${after}`,
      debate: enExcerpt,
    },
    next: {
      unfinished: 'Not finished',
      waits: 'Your debate waits where you left it.',
      goOn: 'Go on with your debate',
      motion: 'Next motion',
      argue: { for: 'Argue for', against: 'Argue against' },
    },
    developers: 'For developers',
    debateTopics: 'Debate Topics',
    custom: { title: 'Custom Topic', text: 'Type a topic that matters to you' },
    random: {
      title: 'Random Topic',
      text: 'Let us cook up a topic for you.',
      busy: 'Choosing a topic…',
    },
    popular: {
      theme: 'Theme',
      themes: {
        education: 'Education',
        technology: 'Technology',
        environment: 'Environment',
        society: 'Society',
        politics: 'Politics',
        economy: 'Economy',
        health: 'Health',
        culture: 'Culture & sport',
      },
      showAll: 'Show all topics',
      title: 'Popular Topics',
      search: 'Search for debate topics',
      clear: 'Clear the search',
      support: 'Support',
      oppose: 'Oppose',
      supportLabel: 'I support this topic',
      opposeLabel: 'I oppose this topic',
      found: (count: number) => (count === 1 ? '1 topic found' : `${count} topics found`),
      noneFound: (query: string) => `No topic contains “${query}”.`,
      argueThis: 'Argue it as your own topic',
      empty: 'There are no topics yet.',
      failed: 'The topics could not be loaded.',
    },
    stats: {
      title: 'So far',
      users: 'Debaters',
      debates: 'Debates',
      score: 'Average score',
      topics: 'Topics',
      failed: 'The figures could not be loaded.',
    },
    leaderboard: {
      title: 'Leaderboard',
      top: (rank: number) => `TOP ${rank}`,
      score: 'Average score',
      empty: 'Nobody has a score yet. Yours could be the first.',
      failed: 'The leaderboard could not be loaded.',
    },
    mode: {
      arguing: { for: 'You are arguing for:', against: 'You are arguing against:' },
      text: 'Text with AI',
      level: 'Your opponent’s level',
      levels: {
        beginner: {
          name: 'Beginner',
          note: 'One point and one easy question a turn. Every third turn may hide a weak argument: catch it.',
        },
        club: { name: 'Club', note: 'A fair match. Now and then a turn hides a weak argument.' },
        tournament: {
          name: 'Tournament',
          note: 'Answers everything, presses what you drop, and slips very rarely.',
        },
      },
      style: 'Manner',
      styles: {
        professor: 'Calm professor',
        barrister: 'Sharp barrister',
        coach: 'Friendly coach',
      },
      prep: 'Time to prepare',
      prepNone: 'None',
      prepMinutes: (minutes: number) => `${minutes} min`,
      opponent: (level: string, manner: string) => `${level}, ${manner.toLowerCase()}`,
      summary: (opponent: string, minutes: number) =>
        `${opponent} · ${minutes === 0 ? 'no time to prepare' : `${minutes} min to prepare`}`,
      change: 'Change',
      asGuest: 'You start as a guest.',
      logInFirst: 'Log in first',
    },
    customDialog: {
      title: 'Custom Topic',
      label: 'Enter your topic',
      hint: 'A full sentence that one can be for or against.',
      side: 'Your side',
      support: 'Support',
      oppose: 'Oppose',
      brief: {
        summary: 'Add a brief (optional)',
        hint: 'Up to three points a side, yours or a teacher’s. The opponent argues from those of its side.',
        sides: { for: 'For the motion', against: 'Against the motion' },
        point: (place: number) => `Point ${place}`,
      },
    },
  },
  chartTable: { show: 'Show as table', hide: 'Hide the table' },
  voiceOffer: {
    speak: 'Speak with AI',
    hindrances: {
      noAnswer: 'Whether one can speak with the AI here could not be found out.',
      insecure: 'Speaking with the AI needs a secure page (HTTPS).',
      noSound: 'This browser cannot record sound, so one cannot speak with the AI here.',
      noRecognition:
        'This browser cannot turn speech into words. Write, or speak in Chrome, Edge or Safari.',
      noServerVoice: 'This server cannot listen and speak yet, so debates here are in writing.',
    },
    noVoice: 'This browser has no voice: you speak, and read the replies.',
  },
  /** What stands on the profile before its own code is there. */
  profile: {
    loading: 'Loading profile...',
    averageScore: 'Average Score',
    sessions: 'Debate Sessions',
    rank: 'Rank',
    pastDebates: 'Past Debates',
  },
  /** What rules and the server answer, by code. */
  messages: enMessages as Catalogue,
}

/** The shape that every other language fills. */
export type Text = typeof en
