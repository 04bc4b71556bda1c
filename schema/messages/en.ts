import type { MessageCode } from './codes.ts'

const ASK = 'Ask whoever runs this server to check'

/**
 * English, one sentence a code; {names} are parameters.
 * Those of the specification are word for word.
 */
export const en = {
  EMAIL_REQUIRED: 'Email is required',
  EMAIL_INVALID: 'Please enter a valid email',
  EMAIL_TAKEN: 'This email is already registered',
  PASSWORD_REQUIRED: 'Password is required',
  PASSWORD_TOO_SHORT: 'Password must be at least {min} characters',
  PASSWORD_TOO_LONG: 'Password must be at most {max} characters',
  CURRENT_PASSWORD_WRONG: 'The current password is not right',
  RESET_LINK_SPENT:
    'This link has been used or is too old. Please ask an administrator for a new one.',
  USERNAME_REQUIRED: 'Username is required',
  USERNAME_TOO_SHORT: 'Username must be at least {min} characters',
  USERNAME_TOO_LONG: 'Username must be less than {below} characters',
  USERNAME_CHARACTERS: 'Username can only contain letters and numbers',
  USERNAME_TAKEN: 'This username is already taken',
  USERNAME_NOT_TYPED: 'Please type the username exactly as it is shown',
  AVATAR_UNKNOWN: 'Please choose one of the six avatars',
  FULL_NAME_REQUIRED: 'Full name is required',
  FULL_NAME_TOO_LONG: 'Full name must be at most {max} characters',
  CUSTOM_TOPIC_TOO_SHORT: 'Please enter a topic with at least {min} characters',
  CUSTOM_TOPIC_TOO_LONG: 'Please enter a topic with at most {max} characters',
  BRIEF_TOO_MANY_POINTS: 'A brief has at most {max} points a side',
  BRIEF_POINT_TOO_LONG: 'A point can have at most {max} characters',
  BRIEF_WITHOUT_TOPIC: 'A brief belongs to a self-written motion',
  NEW_TOPIC_TOO_SHORT: 'Topic must be at least {min} characters long',
  NEW_TOPIC_TOO_LONG: 'Topic must be less than {max} characters',
  TOPIC_LENGTH: 'Invalid topic. Please ensure it is between {min} and {max} characters.',
  MODE_REQUIRED: 'Please select a debate mode',
  STANCE_REQUIRED: 'Please select your stance first',
  TURN_EMPTY: 'Please write something first',
  TURN_TOO_LONG: 'A turn can have at most {max} characters',
  GAPS_UNFILLED: 'Fill the gaps in [brackets] with your own words first',
  AUDIO_INVALID: 'The audio must be base64 of 16-bit samples',
  AUDIO_TOO_LARGE: 'One piece of audio can have at most {max} bytes',
  RECORDING_INVALID: 'The recording must be base64 of an audio file that browsers record or play',
  RECORDING_TOO_LARGE: 'A recording can have at most {max} MB',
  RECORDING_WITHOUT_WORDS:
    'No words could be heard. Please say it again, closer to the microphone.',
  TEXT_UNSTORABLE: 'This text contains characters that cannot be stored',
  VIEW_NAME_LENGTH: 'Please give the view a name of at most {max} characters',
  VIEW_QUERY_INVALID: 'This view cannot be kept: {names} says nothing',
  FIELD_REQUIRED: '{field} is required',
  FIELD_INVALID: '{field} is not valid',
  FIELD_NOT_AN_OBJECT: '{field} must be an object',
  FIELD_WRONG_TYPE: '{field} must be a {type}',
  FIELD_NOT_ONE_OF: '{field} must be one of {values}',
  FIELD_TOO_LONG: '{field} can have at most {max} characters',
  FIELD_NOT_AN_ID: '{field} must be 1 to {max} letters, digits, - or _',
  NUMBER_NOT_WHOLE: '{field} must be a whole number',
  NUMBER_TOO_LOW: '{field} must be a whole number from {min}',
  NUMBER_OUT_OF_RANGE: '{field} must be a whole number from {min} to {max}',
  DAY_INVALID: '{field} must be a day such as 2026-03-05',
  DAY_AFTER_END: '{field} must be a day such as 2026-03-05, not after {end}',
  DAYS_TOO_MANY: 'This is more than ten years',
  CURSOR_INVALID: '{field} must be a cursor of an earlier answer',
  CURSOR_OF_OTHER_LIST: '{field} is a cursor of another list, filter or order',
  FIRST_AND_LAST: 'Give first or last, not both',
  FILTER_VALUE_INVALID: '{field} is not a value of this filter',
  PARAMETER_UNKNOWN: 'There is no parameter {name} here',
  PARAMETER_MISSPELT: 'There is no parameter {name} here. Did you mean {nearest}?',
  SORT_REPEATED: 'Each column can be named once',

  /** Of two problems. */
  BOTH: '{first}. {second}',
  FIELDS_INVALID: 'Please fix the errors below',
  NOTHING_TO_CHANGE: 'There is nothing to change.',
  QUERY_TOO_COSTLY: 'This query costs {cost}, more than {max}. Ask for less at once.',
  QUERY_TOO_DEEP: 'This query is {depth} fields deep, more than {max}.',
  QUERY_TOO_WIDE: 'This query asks for {count} fields at its root, more than {max}.',
  MUTATIONS_TOO_MANY: 'This request holds {count} mutations. Send one in each request.',
  ANSWER_TOO_LARGE: 'The answer would be larger than {max} MB. Ask for less at once.',
  // Clients of persisted queries know it by this very word.
  PERSISTED_QUERY_NOT_FOUND: 'PersistedQueryNotFound',
  PERSISTED_QUERY_MISMATCH: 'The hash of the persisted query is not that of the query.',
  SUBSCRIPTION_BY_SOCKET:
    'A subscription goes over a WebSocket to this address, with the protocol graphql-transport-ws.',
  SOCKET_FOR_SUBSCRIPTIONS: 'This socket is for subscriptions. Send queries and mutations by POST.',
  REQUEST_REFUSED: 'The server cannot accept this request: {detail}',
  LOGIN_REQUIRED: 'Please log in first.',
  LOGIN_EXPIRED: 'Your login is no longer valid. Please log in again.',
  ACCOUNT_GONE: 'This account no longer exists.',
  CREDENTIALS_WRONG: 'Invalid email or password. Please check your credentials and try again.',
  ADMIN_LOGIN_REQUIRED: 'Please log in as an administrator first.',
  ADMIN_CREDENTIALS_WRONG: 'Invalid email or password',
  ADMINS_ONLY: 'Only administrators may do this.',
  FIELD_PRIVATE: '{field} is for its owner and for administrators',
  DEBATERS_ONLY: 'This needs a debater’s account, not an administrator’s.',
  ADMINS_DO_NOT_DEBATE: 'Administrators do not debate. Please log in with a debater’s account.',
  ORIGIN_FOREIGN: 'This call comes from a page of another site.',
  ADDRESS_NOT_FOUND: 'There is nothing at {method} {path}.',
  DEBATE_NOT_FOUND: 'This debate does not exist, or it is not yours.',
  TURN_NOT_FOUND: 'You have no such turn in a debate of yours.',
  TOPIC_NOT_FOUND: 'This topic does not exist. Please choose another one.',
  NO_TOPICS: 'There are no topics yet.',
  SHARE_NOT_FOUND: 'This link shows nothing any more: its owner has taken it back.',
  RECORDING_NOT_FOUND: 'There is no recording of this turn.',
  THING_NOT_FOUND: 'There is nothing with this id',
  ADMIN_DEBATE_NOT_FOUND: 'This debate does not exist.',
  ADMIN_TOPIC_NOT_FOUND: 'This topic does not exist.',
  ADMIN_USER_NOT_FOUND: 'This user does not exist.',
  METHOD_NOT_ALLOWED: '{path} does not take {method} here. Use {allowed}.',
  SESSION_NOT_FOUND: 'This login has ended already.',
  NAME_TAKEN: 'This name is already taken',
  DEBATE_ENDED: 'This debate has ended.',
  TURN_RUNNING: 'Your opponent is still answering. Please wait for the reply.',
  TURN_OVERTAKEN: 'The debate has gone on since this turn.',
  TURN_ANSWERED: 'The debate has gone on since this turn, so it can no longer be taken back.',
  TURN_WITHDRAWN: 'This turn was taken back.',
  SPOKEN_TURN_STAYS: 'What was spoken aloud cannot be taken back.',
  REPLY_STOPPED: 'You stopped the reply before it began.',
  TURN_WITHOUT_DEBATE: 'Join a debate before you submit a turn.',
  WITHDRAW_WITHOUT_DEBATE: 'Join a debate before you take a turn back.',
  STOP_WITHOUT_DEBATE: 'Join a debate before you stop a reply.',
  VOICE_WITHOUT_DEBATE: 'Join a debate before you speak.',
  AUDIO_BEFORE_READY: 'Could not send audio: session is not ready.',
  SPOKEN_TURN_TOO_LONG: 'You can speak for at most {minutes} minutes at a time.',
  VOICE_UNAVAILABLE:
    'This server cannot write down what is said. Please write your turns, or speak on the newer voice screen.',
  AUDIO_TOO_FAST: 'The voice service cannot keep up with your audio. Please say it again.',
  NO_TURN_TO_RETRY: 'This debate has no turn to write anew.',
  SHARE_TAKEN_BACK: 'The link was taken back at the same moment. Please share again.',
  TURNS_USED_UP: 'This debate has as many turns as a debate can have. End it to get your score.',
  GUEST_DEBATES_OPEN:
    'You have {max} unfinished debates. Please finish one of them first, or create an account.',
  BODY_TOO_LARGE: 'This is too much to send at once. Please shorten it.',
  BODY_NOT_JSON: 'Please send JSON with the content type application/json.',
  SERVER_BUSY: 'Too many people are doing this at the same time. Please try again in a moment.',
  REQUESTS_TOO_MANY: 'Too many requests. Please wait a moment and try again.',
  QUERY_BUDGET_SPENT:
    'This query costs {cost}, and {available} are left of your budget. Try again in {seconds} s.',
  NEWS_TOO_MANY:
    'More than {max} news wait for this subscription. Read faster, and subscribe again.',
  LOGINS_TOO_MANY: 'Too many failed logins. Please try again in {minutes} minutes.',
  PROVIDER_NOT_SET_UP:
    'Third-party sign-in is not set up on this server. Please log in with email and password.',
  PROVIDER_UNREACHABLE: '{provider} cannot be reached at the moment. Please try again.',
  PROVIDER_LOGIN_FAILED: 'Failed to login with {provider}. Please try again.',
  PROVIDER_EMAIL_UNVERIFIED:
    '{provider} has not verified your email address. Verify it there, or sign up here with a password.',
  PROVIDER_EMAIL_TAKEN:
    'There is already an account with {email}. Log in with its password; then you can connect {provider} on your profile.',
  PROVIDER_EMAIL_DIFFERS:
    'At {provider} your address is {email}. Only an account with the same address can be connected.',
  PROVIDER_ALREADY_CONNECTED:
    'This account, or the one at {provider}, is already connected with another one.',
  DATABASE_UNAVAILABLE:
    'The database does not answer at the moment. Nothing of yours is lost. Please try again in a moment.',
  SERVER_STOPPING: 'The server is stopping. Please try again in a moment.',
  SERVER_FAULT: 'Something went wrong on our side. Please try again later.',

  MODEL_UNREACHABLE: `The AI service cannot be reached. Please try again. ${ASK} OPENAI_BASE_URL if this goes on.`,
  MODEL_TOO_SLOW: 'The AI service took too long to answer. Please try again.',
  MODEL_BROKE_OFF: 'The AI service broke off its answer. Please try again.',
  MODEL_SAID_NOTHING: 'The AI service answered with nothing. Please try again.',
  MODEL_DECLINED:
    'The AI service declined to answer this. Put it in other words, or choose another motion.',
  MODEL_BUSY: 'The AI service is busy. Please try again in a moment.',
  MODEL_BUSY_FOR: 'The AI service is busy. Please try again in {seconds} seconds.',
  MODEL_FAULT: 'The AI service has a fault of its own. Please try again in a moment.',
  MODEL_QUOTA_USED_UP: `The AI service's quota is used up. ${ASK} its plan and billing.`,
  MODEL_KEY_REFUSED: `The AI service refused the API key. ${ASK} OPENAI_API_KEY.`,
  MODEL_FORBIDDEN: `The AI service does not let this server use the model “{model}”. ${ASK} OPENAI_API_KEY and {setting}.`,
  MODEL_UNKNOWN: `The AI service does not know the model “{model}”. ${ASK} {setting} and OPENAI_BASE_URL.`,
  MODEL_NOT_CHAT: `What answers at the address of the AI service is no chat service. ${ASK} OPENAI_BASE_URL.`,
  MODEL_REQUEST_REFUSED: `The AI service did not accept the request. ${ASK} that {setting} names a chat model.`,
  DEBATE_TOO_LONG_FOR_MODEL: `This debate is too long for the AI model. ${ASK} that its context is large enough.`,
  VERDICT_UNUSABLE: 'The AI judge gave no usable verdict. Please try again later.',
  VOICE_SERVICE_UNREACHABLE: `The voice service cannot be reached. Please try again. ${ASK} {address} if this goes on.`,
  VOICE_MODEL_UNKNOWN: `The voice service does not know the model “{model}”. ${ASK} {setting} and {address}.`,
  VOICE_REQUEST_REFUSED: `The voice service did not accept the request. ${ASK} {setting}.`,
  VOICE_ANSWER_UNUSABLE: `What answers at the address of the voice service is no voice service. ${ASK} {address}.`,
  RECORDING_UNREADABLE:
    'The recording could not be read. Please record it again, or write your turn.',
  RECORDING_TOO_LONG:
    'The recording is too long for the voice service. Please speak shorter turns.',

  NOTHING_SAID: 'You have not said anything in this debate, so there is nothing to score.',
  TOO_LITTLE_TO_JUDGE:
    'You have made a start. A score would not be fair yet, because there is too little of you to go by.',
  JUDGE_GAVE_UP: 'The judge could not score this debate within a day. {failure}',
  JUDGE_FAULT: 'The judge failed.',
  NEXT_STEP_BEGIN: 'Say in one sentence what you think of the motion, and give one reason.',
  NEXT_STEP_ANSWER:
    'Take one reason that your opponent gave, and say in two sentences why it is not enough.',
  NEXT_STEP_SAY_MORE:
    'Take your best point, say how it would come about, and add one case that you know.',
  NEXT_STEP_DEBATE_AGAIN: 'Read your turns again, and debate this motion once more.',
  NEXT_MOTION_DEPTH:
    'Depth was lowest ({score}). This motion asks for a change: follow step by step what comes of it.',
  NEXT_MOTION_PERSUASION:
    'Persuasion was lowest ({score}). This motion asks what is better on the whole, so weighing decides it.',
  NEXT_MOTION_CLARITY:
    'Clarity was lowest ({score}). This motion is one of the shortest: make each claim as plain as it is.',
  NEXT_MOTION_ARGUMENTATION:
    'Argumentation was lowest ({score}). Your opponent has {arguments} arguments here, with a case to each: bring one to each of yours.',
  NEXT_MOTION_ORGANIZATION:
    'Organization was lowest ({score}). This motion is one of the longest: say first which questions it holds, then take them in order.',
  NEXT_MOTION_DELIVERY:
    'Delivery was lowest ({score}). This motion is about school or family: argue it as you would talk to somebody you know.',
  NEXT_MOTION_REFUTATION:
    'Refutation was lowest ({score}). On this motion {objections} objections are prepared, so there is much to answer.',
  NEXT_MOTION_FIRST: 'A motion to begin with: it is about school, which everybody knows.',
  NEXT_MOTION_NEW: 'You have not argued this motion yet.',
  NEXT_MOTION_AGAIN: 'You have argued every motion; this one longest ago.',

  PLEASE_REPEAT: 'I could not hear you. Please say it again.',

  NO_ANSWER: 'No answer from the server',
  ANSWER_BROKEN_OFF: 'The answer broke off',

  // What an administrator did, in the log of changes.
  update_user: 'update user',
  delete_user: 'delete user',
  create_password_reset: 'create password reset',
  create_topic: 'create topic',
  update_topic: 'update topic',
  delete_topic: 'delete topic',
  archive_topic: 'archive topic',
  update_profile: 'update profile',
} as const satisfies Record<MessageCode, string>
