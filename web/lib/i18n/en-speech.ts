/** English sentences about how somebody sounded, and about recordings. */
export const enSpeech = {
  title: 'How you sounded',
  lead: 'Measured from the sound and the words of your turns; no judge had a say in these numbers.',
  leadUntold: 'Nothing could be measured in this debate. Here is what was missing.',
  usual: (low: string, high: string) => `Usual: ${low}–${high}`,
  usualUpTo: (high: string) => `Usual: up to ${high}`,
  untold: 'Could not tell',
  pace: {
    name: 'Pace',
    words: 'words a minute',
    characters: 'characters a minute',
    below: 'Slower than most speeches. Shorten the gaps between your sentences, not the words.',
    inside: 'A pace that listeners follow easily. Keep it.',
    above: 'Faster than most listeners can follow. Take a breath at the end of every sentence.',
    untold:
      'It takes the sound and the words of a turn. One of them was missing, or they did not fit together.',
  },
  pauses: {
    name: 'Pauses',
    unit: 'a minute',
    below: 'Hardly any pauses. Stop for a breath after each point, so that it sinks in.',
    inside: 'As often as good speakers pause. Put your pauses before the words that matter.',
    above: 'Many pauses. Think the sentence through, then say it in one go.',
    stall: (seconds: string) =>
      `Your longest one lasted ${seconds} s. Note down your next point before you speak.`,
    untold: 'The sound of your turns could not be measured.',
  },
  firstWord: {
    name: 'First word',
    unit: 'after you began a turn',
    seconds: (seconds: string) => `${seconds} s`,
    inside: 'You begin without delay. Listeners take that for certainty.',
    above: 'You take a while to begin. Settle your first sentence before you start the turn.',
    untold: 'The sound of your turns could not be measured.',
  },
  fillers: {
    name: 'Fillers',
    words: 'in a hundred words',
    characters: 'in a hundred characters',
    inside: 'Few fillers. Nothing to mend here.',
    above: 'When a word will not come, stay silent instead: a pause sounds surer than “um”.',
    untold: 'Your words were written down without “um” and “er”.',
  },
  recording: {
    play: 'Play the recording',
    playing: 'Loading the recording…',
    failed: 'The recording could not be loaded.',
    label: 'Recording of your turn',
    kept: 'Recordings of your turns are kept on this server. They go when your account is deleted.',
    keptOfGuest: 'Recordings of your turns are kept on this server.',
    notKept: 'No recording of your voice was kept.',
  },
}

export type SpeechText = typeof enSpeech
