import { later, proven, type Statement } from './statement.ts'

const ACCESSIBILITY = 'e2e/accessibility.test.ts'
const ADMIN_PROMPTS = 'e2e/admin-prompts.test.ts'
const ADDRESSES = 'e2e/addresses.test.ts'
const ADMIN = 'e2e/admin.test.ts'
const ADMIN_CONCEPTS = 'e2e/admin-concepts.test.ts'
const ADMIN_CONTENT = 'server/admin-content.test.ts'
const ADMIN_ITEMS = 'e2e/admin-items.test.ts'
const ADMIN_PEOPLE = 'e2e/admin-people.test.ts'
const ADMIN_STATISTICS = 'e2e/admin-statistics.test.ts'
const DOCUMENTS = 'e2e/documents.test.ts'
const ERRORS = 'e2e/error-catalogue.test.ts'
const HOTKEYS = 'e2e/hotkeys.test.ts'
const MODEL_TUTOR = 'e2e/model-tutor.test.ts'
const SETTINGS = 'e2e/settings.test.ts'
const SHELL = 'e2e/shell.test.ts'
const STORY = 'e2e/story.test.ts'
const TIME = 'e2e/time.test.ts'
const COMPOSER = 'ui/composer.test.ts'
const MARKDOWN = 'ui/markdown/streaming.test.ts'
const OVERLAY = 'ui/overlay.test.ts'
const PARTS = 'contract/specified-parts.test.ts'
const PATHS = 'contract/paths.test.ts'
const CALLS = 'contract/specified-calls.test.ts'
const VALUES = 'contract/specified-values.test.ts'
const KEYS = 'platform/hotkeys.test.ts'
const GENERATION = 'server/generation.test.ts'
const GENERATION_PAGE = 'e2e/admin-generation.test.ts'
const HTTP = 'platform/http.test.ts'
const SSE = 'platform/sse.test.ts'
const COOKIES = 'platform/cookies.test.ts'
const DEBOUNCE = 'platform/debounce.test.ts'
const SIGNS = 'platform/activity-signs.test.ts'
const TIME_BUFFER = 'platform/time-buffer.test.ts'
const ACCESS = 'domain/access/can-visit-path.test.ts'
const REDIRECTS = 'domain/access/resolve-redirect.test.ts'
const ACTIVITY = 'domain/activity/fold-activity.test.ts'
const SPANS = 'domain/activity/time-spans.test.ts'
const LITERAL = 'domain/answer/literal-rule.test.ts'
const CHAT_LIST = 'domain/chat/chat-list.test.ts'
const ITEM_EDITING = 'server/item-editing.test.ts'
const CLASSIFICATION = 'server/classification.test.ts'
const STREAM = 'domain/chat/fold-stream.test.ts'
const CURRICULUM = 'domain/curriculum/curriculum.test.ts'
const DEVICE = 'domain/device/device.test.ts'
const OUTCOME = 'domain/exam/answer-outcome.test.ts'
const EXAM_INFO = 'domain/exam/exam-info.test.ts'
const OPTIONS = 'domain/exam/show-options.test.ts'
const FOLLOW_UPS = 'domain/follow-up/suggest-follow-ups.test.ts'
const PROMO = 'domain/promo/is-promo-shown.test.ts'
const BUBBLE = 'domain/selection/place-bubble.test.ts'
const SELECTED = 'domain/selection/selected-text.test.ts'
const SERVER_ACCESS = 'server/access.test.ts'
const SERVER_CHAT = 'server/chat.test.ts'
const SERVER_CURRICULUM = 'server/curriculum.test.ts'
const LEARNING = 'server/learning.test.ts'
const LLM_HISTORY = 'server/llm-history.test.ts'
const PROMPTS = 'server/prompts.test.ts'
const REQUESTS = 'server/requests.test.ts'
const SEO = 'server/seo.test.ts'
const SIGN_IN = 'server/sign-in.test.ts'
const SITE = 'server/site/site-settings.test.ts'
const SPEECH = 'server/speech.test.ts'
const TIME_SPANS = 'server/timespan.test.ts'
const VISITOR = 'server/visitor.test.ts'

const EVERY_DOCUMENT =
  'every document is at its address with its title and outline, and its links lead somewhere'
const PROMPT_STORY =
  'an administrator writes, compares, tries and promotes a prompt; a student is answered with it, and the call stands in the history'
const PICKED_PROMPT =
  'an administrator picks the prompt that answers; the choice is kept by family, and a failed fetch is said'
const EDITED_PROMPT =
  'an administrator edits the main prompt, promotes it, and the next turn of a student uses it'
const SEO_PAGE = 'the head of a page is written with its previews, kept from two at once, and taken away'
const PEOPLE_PAGE =
  'people are found, get roles, are suspended, exported and deleted, and the last administrator stays'
const SCHOOLS_PAGE = 'schools are imported after a dry run, found, sorted, paged, edited and deleted'
const COUNTED =
  'an answer is counted by day, concept and item, and every number can be followed and downloaded'
const ITEM_WRITTEN = 'an author writes an item, mends what is wrong, publishes it, and learners are given it'
const VISITOR_STORY = 'chats about a concept, tries an item, and leaves nothing behind'
const HINT_STORY = 'answers wrong and gets a hint by itself, then answers right and clears the level'
const DISPATCHES = 'dispatches its window event, by place of the key, numeric pad and Hangul layout included'
const SHORTCUT = 'Ctrl+Shift+%s is %s, and nothing without either key'
const IN_INPUT =
  'of a %s Home and End mean the whole text, Shift+Enter breaks the line, Ctrl+Shift+X changes the mode'
const ARROWS =
  'the arrows select cards within the row, and Enter sends the selected one, however fast it follows'
const DIALOG = 'opens on any page, lists every group, and closes by Escape, mask and button'
const POPUP =
  'is over; forced by the address it shows its picture, corner and ways out, and stays away as chosen'
const ASKS_PASSAGE =
  'asks about the passage, a formula in it once, and leaves a half-typed answer where it is'
const BELOW = 'stands below on a phone, within the window, and sends through the empty input'
const PEN = 'a pen is remembered for a year once it is seen, and forgotten in settings'
const FIELDS = 'are all in the %s'
const LISTED = 'are those of its %s'
const IN_CONTRACT = 'about %s are in the contract'
const ANSWERS_ROLES = 'answers each role as the table says'
const NAMED_FAILURE = 'that the server refuses fails as "%s" and says so in the log'
const UPDATE_FAILED = 'is shown as before, with the toast of the specification for 3 s'
const DEFAULT_POPUP =
  'the popup is that of event-2510, which ended with 2025-10-31, without any made-up address'
const OUTSIDE_EXAM = 'offer the next level, the characteristics, the questions of the reply, then the links'
const LEVEL_CLEARED =
  'offer, once the level is cleared, next level, next concept, retries, wrong answers and the solution'
const EXPIRED = 'goes home with a word when the session ends in the middle of a visit'
const BUFFERED =
  'time is kept under timespan-data until 300 records are there, then sent as one record a distinct key'
const ITEM_TIME = 'is the item while it is tried, answered, hinted or explained, until the answer is right'

const RECENT_CHECK =
  '/recent-check goes to the concept of the recent thread, and home where there is none, for a visitor, and when the call fails'
const LEARNER_PAGES =
  'on the pages of a learner, in a conversation with an item, a wrong and a right answer, and in the three tabs'
const HEARD = 'the server hears of console calls and errors of the program, and of nothing that they hold'
const NO_PAGE = 'that are no page say so with their status, and lead home'
const ASKED_TO_SIGN_IN = 'of administration ask a visitor to sign in, and say why'
const REFUSED_CALLS =
  'of an earlier question leaves a way to ask it again, and for a set of items is said in a toast'

/** Of a page that shows one conversation at a time. */
const ONE_THREAD = 'the page holds one thread, in an atom of its own'

const SCREENS: readonly Statement[] = [
  proven(2, '/ is the home screen', [STORY, VISITOR_STORY]),
  proven(2, '/bookmark shows the bookmarked turns', [
    'e2e/bookmarks.test.ts',
    'bookmarked turns stand by concept, newest first, are found by any word of theirs, and lead to their place in the conversation',
  ]),
  proven(2, '/teleport goes on to an address', [
    DOCUMENTS,
    '/teleport goes to a path of this origin with a fresh page, and home from any other',
  ]),
  proven(2, '/auth is where a sign-in ends', [
    STORY,
    'signs in with the local provider and comes back to the page wanted',
  ]),
  proven(2, '/auth/logout signs out', [
    'e2e/sign-out.test.ts',
    'asks what becomes of unsent records, keeps them where nobody else can read them, and is not begun by a page of another site',
  ]),
  proven(2, '/admin is the dashboard with the administrators’ menu', [
    ADMIN,
    'leads an administrator from the learner’s menu to the dashboard, with real figures, and back',
  ]),
  proven(2, '/price is a document', [DOCUMENTS, EVERY_DOCUMENT]),
  proven(2, '/sales is a document', [DOCUMENTS, EVERY_DOCUMENT]),
  proven(2, '/recent-check goes to the recent thread', [DOCUMENTS, RECENT_CHECK]),
  proven(
    2,
    '/guide/{slug} may span several segments',
    [DOCUMENTS, EVERY_DOCUMENT],
    [PATHS, 'knows the pages of the specification and asks the content for the rest'],
  ),
  proven(2, '/policies/{type} are the policies', [DOCUMENTS, EVERY_DOCUMENT]),
  proven(2, 'Pages of the etc kind have a side menu', [
    DOCUMENTS,
    'the menu leads from settings to a document and back',
  ]),
  proven(2, '/chat/{unit} is a unit', [ACCESSIBILITY, LEARNER_PAGES]),
  proven(
    2,
    '/chat/{unit}/{concept} is a concept',
    [STORY, VISITOR_STORY],
    [PATHS, 'reads back every address it makes'],
  ),
  proven(2, 'Ids of units and concepts are upper-case alphanumeric', [
    PATHS,
    'takes %s for no learning page',
  ]),
  ...(
    [
      ['SeoManager', ADMIN_PEOPLE, SEO_PAGE],
      ['UserManager', ADMIN_PEOPLE, PEOPLE_PAGE],
      ['SchoolManager', ADMIN_PEOPLE, SCHOOLS_PAGE],
      ['ConceptManager', ADMIN_CONCEPTS, 'axe finds nothing on any tab, wide or narrow'],
      ['statistics-all', ADMIN_STATISTICS, COUNTED],
      ['ExerciseManager', ADMIN_ITEMS, ITEM_WRITTEN],
      [
        'ExerciseTypeManager',
        ADMIN_ITEMS,
        'types of a criterion and groups of items are added, changed and deleted',
      ],
      [
        'CurriculumShowManager',
        ADMIN_CONCEPTS,
        'a unit is hidden after its effects were shown, and shown again',
      ],
      ['statistics-curriculum', ADMIN_STATISTICS, COUNTED],
    ] as const
  ).map(([page, file, title]) => proven(2, `/admin/${page} is an administrators’ page`, [file, title])),
  ...['PromptManager', 'LLMHistoryManager'].map((page) =>
    proven(2, `/admin/${page} is an administrators’ page`, [ADMIN_PROMPTS, PROMPT_STORY]),
  ),
  proven(
    2,
    '/chat and /chat/ go to /',
    [
      ADDRESSES,
      'that are a part of others lead home, or from the wrong unit to the right one without a step back into it',
    ],
    [REQUESTS, 'lead from %s to %s by the rules of the page'],
  ),
  proven(
    2,
    'Configured redirect rules apply',
    [REDIRECTS, '%s leads to %s'],
    [
      SHELL,
      'the operator of the configuration stands in the policies as words, never as marks; configured redirects hold within the app too',
    ],
  ),
  proven(2, 'A redirect to an absolute address is a full page load', [
    REQUESTS,
    'lead from %s to %s by the rules of the page',
  ]),
  proven(2, '/login has the queries ts, nexturl and type', [PATHS, 'encodes where to go after sign-in']),
  proven(
    2,
    'After a 401 while signed in the browser goes to / with error=expired',
    [ADDRESSES, EXPIRED],
    [ADDRESSES, 'says once that the sign-in has expired, and cleans the address'],
  ),
  proven(
    2,
    'The next concept is at /chat/{unitId}/{conceptId}',
    [FOLLOW_UPS, LEVEL_CLEARED],
    [PATHS, 'reads back every address it makes'],
  ),
  proven(2, 'Study links use the scheme {address}', [PATHS, 'follows study links and nothing else']),
  proven(2, 'Three layouts come from the route, the default one where none is set', [
    ADDRESSES,
    'stand in the layout of their route: plane, concept, or the default one',
  ]),
  proven(2, 'An unknown route shows status, message and the way home', [ADDRESSES, NO_PAGE]),
  proven(2, 'Fatal errors lead to the error page', [
    PARTS,
    'what breaks while it is drawn gives way to the error page, with its status and the way home',
  ]),
  proven(
    2,
    'Unhandled errors lead to the error page where the page is of no use',
    ['domain/client-log/decide-error-view.test.ts', '(%s) over %3$s is shown as %4$s'],
    [ERRORS, 'a program that %s leaves the error page, and is reported'],
  ),
  proven(2, 'Bots are not shown the error page', [
    SEO,
    'is told by status and a plain page that there is none',
  ]),
  proven(
    2,
    'The shell with dialog, popup and bubble is there on every page',
    [HOTKEYS, DIALOG],
    [SHELL, POPUP],
    [SHELL, ASKS_PASSAGE],
  ),
  proven(2, 'The hotkey dialog is titled 단축키 and lists its groups', [HOTKEYS, DIALOG]),
  proven(2, 'The hotkey dialog is modal and closes on the mask', [HOTKEYS, DIALOG]),
  proven(2, 'The hotkey dialog opens on open-hotkey-dialog', [HOTKEYS, DIALOG]),
  proven(2, 'Ctrl+Shift+? opens the dialog', [HOTKEYS, DIALOG], [KEYS, SHORTCUT]),
  proven(
    2,
    'Ctrl+Shift+< toggles the left menu',
    [HOTKEYS, 'folds and opens the left menu, as a column and as a drawer'],
    [KEYS, SHORTCUT],
  ),
  ...(['O shows the summary', 'C shows the links', 'Z shows the terms'] as const).map((says) =>
    proven(
      2,
      `Ctrl+Shift+${says}`,
      [HOTKEYS, 'shows its right tab, in a drawer on a phone'],
      [KEYS, SHORTCUT],
    ),
  ),
  proven(2, 'Enter sends and Shift+Enter breaks the line', [
    COMPOSER,
    'sends what is written, and Shift+Enter breaks the line',
  ]),
  proven(2, 'Ctrl+Shift+X switches between question and answer', [HOTKEYS, IN_INPUT]),
  proven(2, 'Home and End move to the start and end of the input', [HOTKEYS, IN_INPUT]),
  proven(2, 'Ctrl+Shift+Right and Left select the card beside', [HOTKEYS, ARROWS]),
  proven(
    2,
    'Enter sends the selected card',
    [HOTKEYS, ARROWS],
    [COMPOSER, 'sends the selected card where nothing is written'],
  ),
  proven(2, 'Each Ctrl+Shift shortcut dispatches its window event', [HOTKEYS, DISPATCHES], [KEYS, SHORTCUT]),
  proven(2, 'Numpad6 and Numpad4 work as Right and Left', [HOTKEYS, DISPATCHES], [KEYS, SHORTCUT]),
  proven(2, 'Registering a handler twice logs a Korean warning', [
    KEYS,
    'that is registered twice runs once, and a Korean warning says that it is already registered',
  ]),
  proven(2, 'Selecting text shows a bubble with its first 20 characters', [SHELL, ASKS_PASSAGE]),
  proven(2, 'The bubble has the icon of a question mark', [
    PARTS,
    'the bubble of a selection has the icon of a question mark',
  ]),
  proven(2, 'A click on the bubble asks about the selection', [SHELL, ASKS_PASSAGE], [SHELL, BELOW]),
  proven(2, 'The popup is told by eventId, image, dates, link and force', [
    SITE,
    'has no popup, or another one',
  ]),
  proven(2, 'The one configured popup is event-2510, over by 2025-10-31', [SITE, DEFAULT_POPUP]),
  proven(2, 'The link says 이벤트 참여 and opens a new tab', [SITE, DEFAULT_POPUP], [SHELL, POPUP]),
  proven(2, 'The corner of the picture opens the videos in a new tab', [SHELL, POPUP]),
  proven(2, 'The popup’s picture is at most 400 px high', [SHELL, POPUP]),
  proven(
    2,
    'The learning screen has messages, input, cards, tabs and left menu',
    [ACCESSIBILITY, LEARNER_PAGES],
    [ACCESSIBILITY, 'on a phone with its keyboard open, and in drawers, menu and dialog'],
  ),
  proven(2, 'Only options that are not empty are shown', [
    OPTIONS,
    'shows only non-blank ones, each with the number that a key names it by',
  ]),
  proven(
    2,
    'Options are marked by circled digits',
    [PARTS, 'options stand behind their digits from 1 to 5, each in its disc'],
    [OVERLAY, 'an option is marked by its digit in a circle'],
  ),
  proven(2, 'Options over 20 characters together take the long layout', [
    OPTIONS,
    'never sees more than is written, and adds up over options',
  ]),
  proven(2, 'Replies keep line breaks and give headings no id', [
    MARKDOWN,
    'keeps line breaks and gives headings no id',
  ]),
  proven(
    2,
    'Formulas stand between backslash brackets or parentheses',
    [MARKDOWN, 'lets Korean particles touch formulas and emphasis'],
    [MARKDOWN, 'typesets a formula over several lines that look like lists and headings'],
  ),
  proven(2, 'Formulas are typeset without strict mode', [
    MARKDOWN,
    'typesets in silence what the strict mode of formulas would refuse',
  ]),
  proven(2, 'Replies are GitHub-flavoured Markdown', [
    MARKDOWN,
    'reads tables, struck words, task lists and bare addresses of GitHub-flavoured Markdown',
  ]),
  proven(2, 'A formula that cannot be read throws nothing', [
    MARKDOWN,
    'shows a formula that cannot be read as its source, in place',
  ]),
  proven(2, 'A question fence is a question box', [
    MARKDOWN,
    'shows a question fence as a question box that can be answered',
  ]),
]

const ENTITIES: readonly Statement[] = [
  ...[
    'user',
    'curriculum tree node',
    'curriculum list entry',
    'unit',
    'middle unit',
    'small unit',
    'concept',
    'concept link',
    'evaluation item',
    'thread',
    'chat message',
    'message context',
    'action',
    'exam set',
    'hint request',
    'stream message',
    'time span record',
  ].map((entity) => proven(3, `The ${entity} has its fields`, [VALUES, FIELDS])),
  proven(3, 'There are two sign-in providers and the methods EMAIL and WEB_PUSH', [
    VALUES,
    'know two providers and two ways of being notified',
  ]),
  ...[
    'school levels',
    'written question types',
    'performance test types',
    'progress statuses',
    'difficulty levels',
    'roles',
    'time span types',
    'toast severities',
    'message statuses',
    'message targets',
    'response types',
    'user message types',
    'action kinds',
  ].map((values) => proven(3, `The ${values} are those listed`, [VALUES, LISTED])),
  proven(3, 'Difficulty -1 is wrong answers, 0 concept, 1 basic, 3 standard, 5 challenge', [
    VALUES,
    'name the difficulty levels, wrong answers below the concept',
  ]),
  later(3, 'A fetch is idle, pending, success or error', 'the library that fetches has states of its own'),
  proven(3, 'A new person has the role user', [SERVER_ACCESS, 'refuses %j in the account']),
  proven(3, 'Links are on by default', [SIGN_IN, 'signs %s in by following redirects, with the role']),
  later(3, 'The thread controller holds what its screen shows', ONE_THREAD),
  proven(3, 'An exam is made with ocr n by default', [
    CALLS,
    'begin an exam with ocr n unless told otherwise',
  ]),
  proven(3, 'Time of a key is summed before it is sent', [
    SPANS,
    'become one record a key that holds all its time, a concept and an item of one id kept apart',
  ]),
  proven(3, 'The bubble knows the shortened text, the whole text and its place', [SHELL, ASKS_PASSAGE]),
  proven(3, 'Cookies have path /, lax same-site, secure over https', [COOKIES, '%s']),
  proven(3, 'Cookies live 604800 s unless told otherwise', [COOKIES, '%s']),
  proven(3, 'hidePopupUntil:{eventId} is an ISO date', [COOKIES, '%s'], [SHELL, POPUP]),
  proven(3, 'popupParticipated:{eventId} lives 15768000 s', [COOKIES, '%s'], [SHELL, POPUP]),
  proven(3, 'user_pen_capability lives 31536000 s', [COOKIES, '%s'], [SHELL, PEN]),
  proven(3, 'Time records are buffered under timespan-data', [TIME_BUFFER, BUFFERED]),
  proven(
    3,
    'An editable curriculum has parentId, label and hidden',
    [ADMIN_CONTENT, 'takes new nodes down to a small unit, and a concept in it, that learners meet'],
    [ADMIN_CONTENT, 'hides a unit from learners and shows it again'],
  ),
  proven(
    3,
    'Criterion type and item group have their fields',
    [CLASSIFICATION, 'a criterion type of an achievement criterion is made, changed, counted and deleted'],
    [CLASSIFICATION, 'an item group is made, renamed, counted and deleted; its items stay'],
  ),
  proven(3, 'Prompts have title, purpose, version and note, in three families', [PROMPTS, EDITED_PROMPT]),
  proven(3, 'The choice of a prompt is kept in local storage by family', [ADMIN_PROMPTS, PICKED_PROMPT]),
  proven(3, 'A generation from images has its fields', [
    GENERATION,
    'are made by the model that sees, which gets them re-encoded',
  ]),
]

const STATES: readonly Statement[] = [
  proven(4, 'Whoever signs in is logged in', [
    STORY,
    'signs in with the local provider and comes back to the page wanted',
  ]),
  proven(4, 'Without a user the session is anonymous again', [ADDRESSES, EXPIRED]),
  proven(4, 'After login the total evaluation progress is loaded', [
    ADDRESSES,
    'the landing loads the total evaluation progress of whoever has signed in, wherever it leads',
  ]),
  proven(4, 'A way of being notified is added or removed, then the user is patched', [
    SETTINGS,
    'adds and removes one way of being notified and leaves the other',
  ]),
  proven(4, 'Only grade 1 of 2022 and grades 2 and 3 of 2015 are kept', [
    CURRICULUM,
    'keeps grade 1 of 2022 and grades 2 and 3 of 2015 of middle school alone, by grade',
  ]),
  proven(4, 'Concepts are sorted by ordered', [
    CURRICULUM,
    'sorts concepts by their ordered field and leaves what it was given as it was',
  ]),
  proven(4, 'The next concept is the next one that is not hidden', [
    CURRICULUM,
    'leads through every visible concept once, from the first to the last',
  ]),
  proven(4, 'A message loads, then succeeds', [
    STREAM,
    'keeps its id, its text, the terms used and the questions',
  ]),
  proven(4, 'A stream that is cut off is an error, or aborted if the user stopped it', [
    STREAM,
    'is an error when the connection closes before it is done, and aborted only when the learner stopped it',
  ]),
  proven(
    4,
    'A failed message can be retried',
    [CHAT_LIST, 'a message that is %s can be asked again: %s'],
    [ERRORS, REFUSED_CALLS],
    [MODEL_TUTOR, 'a connection cut in the middle leaves what came, and a retry that makes one reply'],
  ),
  proven(4, 'A stream ends on a done flag or on its close', [
    SSE,
    'is read until its done flag or its close',
  ]),
  proven(
    4,
    'A level of error together with done is a failure',
    [STREAM, 'fails on an error that is done, with the sentence of the server, and keeps what came'],
    [STREAM, 'goes on after an error that is not done'],
  ),
  proven(4, 'A python or question fence is held until it closes, another kind goes through', [STREAM, '%s']),
  proven(4, 'A chat list is trimmed to its count', [
    CHAT_LIST,
    'keeps the newest turns up to its count, in order',
  ]),
  later(4, 'A thread controller replaces the one of its prompt name', ONE_THREAD),
  proven(4, 'A correct answer finishes its item', [
    EXAM_INFO,
    'finishes the item that was answered right and no other',
  ]),
  proven(
    4,
    'A level is cleared when each of its items is finished',
    [EXAM_INFO, 'clears a level exactly when each of its items was answered right, in any order of answers'],
    [LEARNING, 'clears a level when every item of its set is finished, and the concept when every level is'],
  ),
  proven(4, 'With all levels cleared the concept is complete, with its own message', [OUTCOME, '%s']),
  proven(4, 'A first wrong answer is followed by a hint by itself', [OUTCOME, '%s'], [STORY, HINT_STORY]),
  proven(4, 'A wrong answer after a hint says to try again', [OUTCOME, '%s']),
  proven(
    4,
    'A cleared level and a simple right answer have their own messages',
    [OUTCOME, '%s'],
    [OUTCOME, 'names the level that was cleared and promises a step only where one is above'],
  ),
  proven(4, 'Exam mode is on with a finished exam or an open item', [EXAM_INFO, '%s']),
  proven(4, 'After a right answer: the next question and the solution', [
    FOLLOW_UPS,
    'offer the next question and the solution while items are left',
  ]),
  proven(4, 'After a cleared level: next level, next concept, retries, wrong answers, solution', [
    FOLLOW_UPS,
    LEVEL_CLEARED,
  ]),
  proven(4, 'After a wrong answer: a hint while fewer than 2 were shown, and the solution', [
    FOLLOW_UPS,
    'after %s',
  ]),
  proven(4, 'Outside an exam: next level or concept level, characteristics, questions, links', [
    FOLLOW_UPS,
    OUTSIDE_EXAM,
  ]),
  proven(4, 'Questions are taken from the question blocks of a reply', [
    'domain/follow-up/extract-questions.test.ts',
    '%s',
  ]),
  proven(
    4,
    'The first suggestion gets the Enter shortcut',
    [HOTKEYS, ARROWS],
    [
      'e2e/sending.test.ts',
      'keeps in the input what cannot be sent, presses the selected card when it is blank, and each card once',
    ],
  ),
  proven(4, 'The next difficulty is the smallest one above in the exam info', [
    EXAM_INFO,
    'after %i is %s, passing over levels without items',
  ]),
  proven(4, 'An administrator’s choice of a prompt is remembered by family', [ADMIN_PROMPTS, PICKED_PROMPT]),
  proven(4, 'Who is no administrator always uses the prod prompt', [
    SERVER_ACCESS,
    'lets only administrators choose a prompt version',
  ]),
  proven(4, 'Click, mouse, key, scroll, touch and focus make active', [SIGNS, 'is %s']),
  proven(
    4,
    'Blur, a hidden tab and 10 s without a sign make idle',
    [ACTIVITY, '%s'],
    [SIGNS, 'ends with blur and with a hidden tab, and not with one that is shown'],
  ),
  proven(
    4,
    'Time counts only while active, in ticks of a second',
    [
      ACTIVITY,
      'never counts more than the time in which someone was at work, and loses less than a second a stretch',
    ],
    [SIGNS, 'is checked once a second until it is stopped'],
  ),
  proven(4, 'Time counts for the item after try, answer, hint and solution, unless correct', [
    SPANS,
    ITEM_TIME,
  ]),
  proven(4, 'The popup is shown when forced', [PROMO, 'forced is shown whatever else holds']),
  proven(4, 'The popup is hidden by participation, by hide-until and outside its dates', [PROMO, '%s: %s']),
  proven(4, '오늘은 그만 hides the popup for a day', [SHELL, POPUP]),
  proven(4, '닫기 hides the popup for this view and clears the forced id', [SHELL, POPUP]),
  proven(4, 'The link of the popup marks participation and hides it', [SHELL, POPUP]),
  proven(4, 'Without an address the popup has no link button', [SITE, DEFAULT_POPUP]),
  proven(4, 'A pen pointer or a stylus touch means a pen', [DEVICE, '%s: %s']),
  proven(4, 'The pen is remembered and can be forgotten', [SHELL, PEN]),
  proven(4, 'With a pen problems are handwriting, else keyboard', [
    DEVICE,
    'means handwriting, otherwise the keyboard',
  ]),
  proven(4, 'A toast closes after its life, unless it is pointed at', [
    OVERLAY,
    'goes when its life is over, and not while it is pointed at',
  ]),
  proven(4, 'A toast can be closed', [
    OVERLAY,
    'is announced politely and can be closed, of whatever severity',
  ]),
]

const VALIDATION: readonly Statement[] = [
  proven(5, 'Answers are split at commas outside parentheses', [
    LITERAL,
    'splits at commas, but not at those within parentheses',
  ]),
  proven(5, 'Alternatives are separated by commas', [
    LITERAL,
    'takes any of the alternatives that commas separate',
  ]),
  proven(5, 'Conjoined terms are joined by &', [LITERAL, 'wants every term that & joins']),
  proven(5, 'Whitespace and case are ignored, * is x', [
    LITERAL,
    'ignores whitespace and case and reads * as x',
  ]),
  proven(5, 'Multiple choice is in order, other types as sets', [
    LITERAL,
    'compares multiple choice in order, other types whatever the order',
  ]),
  proven(5, 'A concept update sends only filled values', [
    'admin/pick-filled.test.ts',
    'what is sent of a form is non-blank strings, booleans and valid numbers',
  ]),
  proven(5, 'A link update omits id and createdAt', [
    ADMIN_CONTENT,
    'never send an id or a time of creation with a link',
  ]),
  proven(5, 'Filters of the item list drop empty values', [
    ITEM_EDITING,
    'drops empty filters, and takes each of the others',
  ]),
  proven(5, 'A generation from images adds only what is filled', [
    GENERATION,
    'are refused without a key, a picture, a known field or a value of it',
  ]),
  proven(5, 'A request about a thread needs a thread id', [
    SERVER_CHAT,
    'runs at most twice at once for a person, and not at all without a thread',
  ]),
  proven(5, 'A tooltip without text is none', [
    OVERLAY,
    'fades in within 250 ms, and is none where its text is blank',
  ]),
]

const ROLES: readonly Statement[] = [
  proven(
    6,
    'A path beginning with /admin asks a visitor to log in, 401',
    [ACCESS, 'that begins with /admin asks a visitor to log in'],
    [ADDRESSES, ASKED_TO_SIGN_IN],
  ),
  proven(
    6,
    'Neither admin nor exercise_admin: 403, for administrators only',
    [ACCESS, 'that begins with /admin opens to administrators and exercise administrators alone'],
    [ACCESSIBILITY, LEARNER_PAGES],
  ),
  proven(
    6,
    'Visitors chat without saving: no thread, no history',
    [VISITOR, 'talks with the tutor and leaves no row'],
    [STORY, VISITOR_STORY],
  ),
  proven(
    6,
    'Learners get threads, saved messages, progress and exams',
    [STORY, 'comes back on another device and finds thread, progress and recent concept'],
    [SERVER_ACCESS, ANSWERS_ROLES],
  ),
  proven(
    6,
    'useLinks decides whether a learner sees links, visitors always do',
    [FOLLOW_UPS, '%s'],
    [SETTINGS, 'to see no links holds in the tab of a concept too'],
  ),
  proven(
    6,
    'Administrators load prompts and pick versions',
    [ADMIN_PROMPTS, PICKED_PROMPT],
    [SERVER_ACCESS, 'lets only administrators choose a prompt version'],
  ),
  proven(
    6,
    'Time is tracked for learners alone',
    [SPANS, 'runs outside local for people who are signed in and administer nothing'],
    [TIME, "an administrator's time is not measured"],
  ),
  proven(
    6,
    'Time is tracked in the profiles devserver and production alone',
    [SPANS, 'runs outside local for people who are signed in and administer nothing'],
    ['server/env.test.ts', 'uses real providers where there are some, and tracks time elsewhere than local'],
  ),
]

const VERSION_ONE =
  'of the user says version 1, any other says none, and each sends the cookies of its origin'

const API: readonly Statement[] = [
  proven(7, 'All calls send cookies', [HTTP, VERSION_ONE]),
  later(7, 'The base address of the calls is configured', 'the page and its API are of one origin'),
  proven(
    7,
    'GET /api/users/me has X-Api-Version 1',
    [HTTP, VERSION_ONE],
    [LEARNING, 'speaks version 1 of the user calls alone'],
  ),
  proven(
    7,
    'PATCH /api/users/me changes nickname, notificationMethods and useLinks',
    [VALUES, FIELDS],
    [LEARNING, 'changes what a person may change'],
  ),
  proven(
    7,
    'POST /api/users/exit deletes the account',
    [CALLS, IN_CONTRACT],
    ['server/sessions.test.ts', 'takes everything of the person along, in every table'],
  ),
  proven(
    7,
    'Curriculums are read as list, nodes, roots and tree',
    [CALLS, IN_CONTRACT],
    [SERVER_CURRICULUM, 'gives the tree below a node with its parents and criteria'],
  ),
  proven(
    7,
    'POST and PATCH of a curriculum',
    [ADMIN_CONTENT, 'takes new nodes down to a small unit, and a concept in it, that learners meet'],
    [ADMIN_CONTENT, 'moves a node, and orders its children'],
  ),
  proven(
    7,
    'Concepts are read, as a list and one by one',
    [CALLS, IN_CONTRACT],
    [SERVER_CURRICULUM, 'gives concepts, links, terms and the latest explanation'],
  ),
  proven(
    7,
    'POST, PATCH and DELETE of a concept',
    [ADMIN_CONTENT, 'appends a concept after those of its small unit'],
    [ADMIN_CONTENT, 'refuses a write that is based on an older version, with the current row'],
    [ADMIN_CONTENT, 'deletes what nobody used, with what is written about it'],
  ),
  proven(
    7,
    'Concept links are read',
    [CALLS, IN_CONTRACT],
    [SERVER_CURRICULUM, 'gives concepts, links, terms and the latest explanation'],
  ),
  proven(7, 'POST, PATCH and DELETE of a concept link', [
    ADMIN_CONTENT,
    'are added at the end, changed, hidden when shipped and deleted when made here',
  ]),
  proven(
    7,
    'The latest explanation is read',
    [CALLS, IN_CONTRACT],
    [SERVER_CURRICULUM, 'gives concepts, links, terms and the latest explanation'],
  ),
  proven(
    7,
    'Explanations are listed, written, changed and generated',
    [ADMIN_CONTENT, 'keep a draft from learners until it is published'],
    [GENERATION, 'is an explanation for administrators'],
  ),
  proven(
    7,
    'GET /api/v1/evaluation-items with filters',
    [CALLS, IN_CONTRACT],
    [ITEM_EDITING, 'drops empty filters, and takes each of the others'],
  ),
  proven(
    7,
    'GET /api/v1/evaluation-items/details gives items',
    [CALLS, IN_CONTRACT],
    [
      'server/offline-pack.test.ts',
      'holds of each visible concept what the single reads give, in order, and the outline last',
    ],
  ),
  proven(
    7,
    'POST, PATCH, DELETE and PUT curriculum-concepts of an item',
    [CALLS, IN_CONTRACT],
    [ITEM_EDITING, 'is a draft until it is published, and then learners and packs have it at once'],
    [ITEM_EDITING, 'that was used is archived and can be published again; an unused one is deleted'],
    [ITEM_EDITING, 'belongs to the concepts that are set, at once'],
  ),
  proven(7, 'GET /api/v1/services/evaluation-items gives an item by thread, level and index', [
    LEARNING,
    'serves the items of a set one by one',
  ]),
  proven(
    7,
    'Hints are read, and streamed for an answer',
    [CALLS, IN_CONTRACT],
    [SERVER_CHAT, "streams one written for the learner's answer, each event with its message"],
  ),
  proven(
    7,
    'Items are generated: plain, streamed, from images, empty',
    [GENERATION, 'are verified, repaired once, solved without their key, and saved as drafts'],
    [GENERATION, 'without an event stream answers with its drafts, and ends when its caller leaves'],
    [GENERATION, 'are made by the model that sees, which gets them re-encoded'],
  ),
  proven(7, 'Solutions are recreated as a stream', [
    GENERATION,
    'is a solution in the last event, repaired once, not saved',
  ]),
  proven(
    7,
    'GET /api/v1/services/evaluation-items/progresses sums up',
    [CALLS, IN_CONTRACT],
    [LEARNING, 'counts as done alone only what was answered without a hint'],
  ),
  proven(
    7,
    'Criterion types and item groups are managed',
    [CALLS, IN_CONTRACT],
    [CLASSIFICATION, 'a criterion type of an achievement criterion is made, changed, counted and deleted'],
    [CLASSIFICATION, 'an item group is made, renamed, counted and deleted; its items stay'],
  ),
  proven(7, 'GET /api/v1/services/threads/recent gives the recent thread', [
    LEARNING,
    'finds the one used last',
  ]),
  proven(
    7,
    'Threads of a unit and of a concept are made and listed',
    [CALLS, IN_CONTRACT],
    [LEARNING, 'has one thread a place, of the unit that the concept is in'],
  ),
  proven(
    7,
    'Messages of a thread are read and deleted',
    [LEARNING, 'keeps bookmarks when a thread is emptied, and exams and progress too'],
    [LEARNING, 'come in the order of arrival'],
  ),
  proven(7, 'The latest message of a thread is deleted', [LEARNING, 'takes away the latest alone']),
  proven(
    7,
    'Exams of a thread are made and read',
    [CALLS, IN_CONTRACT],
    [LEARNING, 'draws three items, and goes on with the set that is not finished'],
  ),
  proven(
    7,
    'exam-info and exam-items-info tell the state',
    [CALLS, IN_CONTRACT],
    [LEARNING, 'clears a level when every item of its set is finished, and the concept when every level is'],
  ),
  proven(
    7,
    'POST /api/v1/services/messages saves a turn',
    [VALUES, FIELDS],
    [LEARNING, "counts the server's verdict, whatever the client claims"],
  ),
  proven(
    7,
    'GET …/tts gives sound, of openai by default',
    [CALLS, 'take the speech of openai unless told otherwise'],
    [SPEECH, 'is ordered in the words of a voice, and once'],
  ),
  proven(
    7,
    'POST chat-completions streams content, messageId, termId and response',
    [SERVER_CHAT, 'streams its id first, pieces and terms, and the whole reply last'],
    [VALUES, FIELDS],
  ),
  proven(7, 'A visitor’s question names no thread', [
    VISITOR,
    'is whoever sends no thread and no key: a dead session with either is told so, its turn not lost',
  ]),
  proven(7, 'GET /api/v1/services/llm/models lists models', [SERVER_ACCESS, ANSWERS_ROLES]),
  proven(
    7,
    'Progress is read of a curriculum and of a concept',
    [CALLS, IN_CONTRACT],
    [STORY, 'comes back on another device and finds thread, progress and recent concept'],
  ),
  proven(
    7,
    'Prompts and their versions are managed',
    [CALLS, IN_CONTRACT],
    [PROMPTS, EDITED_PROMPT],
    [PROMPTS, 'notes and priorities are changed, and nothing else'],
    [PROMPTS, 'a dev prompt is deleted and begun again with the text of learners; a prod prompt stays'],
  ),
  proven(
    7,
    'The history of calls to the model is read',
    [CALLS, IN_CONTRACT],
    [LLM_HISTORY, 'is filtered, sorted and paged, with the totals of all pages'],
    [LLM_HISTORY, 'of a learner are shown for a reason alone, which is recorded'],
  ),
  proven(7, 'POST /api/v1/storages stores files', [
    'server/storage/uploads.test.ts',
    'is answered with its size, and stored under a random name',
  ]),
  proven(
    7,
    'POST /api/timespans takes one request a distinct key',
    [TIME_BUFFER, BUFFERED],
    [TIME_SPANS, 'add up for their concept, those of items for the concept of the item'],
  ),
  proven(
    7,
    'POST /api/_log hears of console calls but those that start with !',
    [ERRORS, HEARD],
    [REQUESTS, 'takes what a page says on one line, without controls, cookies or answers'],
  ),
  proven(7, 'The event form and the videos open in new tabs', [SHELL, POPUP]),
]

const FAILURES: readonly Statement[] = [
  proven(8, 'A 401 while signed in clears the user and goes to / with error=expired', [ADDRESSES, EXPIRED]),
  proven(8, 'An administrators’ path without a session goes to the login page', [
    ADDRESSES,
    ASKED_TO_SIGN_IN,
  ]),
  proven(8, 'An administrators’ path with the wrong role is 403', [ACCESSIBILITY, LEARNER_PAGES]),
  proven(8, 'A route that is not found is 404 Page Not Found', [ADDRESSES, NO_PAGE]),
  proven(8, 'A user update that fails is said for 3000 ms', [SETTINGS, UPDATE_FAILED]),
  proven(8, 'An account deletion that fails is said', [
    SETTINGS,
    'stays when it could not be deleted, and the page says so',
  ]),
  proven(
    8,
    'A failed request for progress is logged only',
    [HTTP, NAMED_FAILURE],
    [ERRORS, 'of the learning screen is named in the log as the specification names it'],
  ),
  proven(8, 'A failed fetch of the curriculum is API 요청 실패, with an empty list', [
    ERRORS,
    'for the curriculum leaves an empty list',
  ]),
  proven(8, 'Failed to open stream', [
    HTTP,
    'whose stream the server does not open fails as "Failed to open stream"',
  ]),
  proven(8, 'Failed to obtain stream reader, and SSE 응답을 받지 못하였습니다.', [
    SSE,
    'that is none is told apart from one without a body',
  ]),
  proven(
    8,
    '문항 생성에 실패했습니다. and 스트림을 얻을 수 없습니다',
    [GENERATION, 'are asked for again once when the model answers with something else, and then not'],
    [
      GENERATION_PAGE,
      'an author has items and a solution drafted, is told what to look at, and publishes what is right',
    ],
  ),
  proven(
    8,
    'A stopped stream says 사용자에 의해 중단되었습니다.',
    [SERVER_CHAT, 'is stopped by the stop call alone, and keeps what came'],
    [MODEL_TUTOR, 'stop ends the reply at the model too, and what came stays'],
  ),
  proven(
    8,
    'The generic toast is API 오류 for 7000 ms',
    ['contract/choose-error-detail.test.ts', 'the toast stays for seven seconds'],
    [ERRORS, 'is said in a toast'],
  ),
  proven(8, 'Its detail is message, error, status message, error message, or 알 수 없는 오류', [
    'contract/choose-error-detail.test.ts',
    '%j is told as %s',
  ]),
  proven(8, 'Failed fetches of prompts and versions are said', [ADMIN_PROMPTS, PICKED_PROMPT]),
  proven(
    8,
    'Failed exam items and exam state have their texts',
    [ERRORS, REFUSED_CALLS],
    [HTTP, NAMED_FAILURE],
  ),
  proven(
    8,
    'Failures of threads have their names',
    [HTTP, NAMED_FAILURE],
    [ERRORS, 'of the learning screen is named in the log as the specification names it'],
  ),
  proven(
    8,
    'A missing thread id is thread id not found',
    ['domain/outbox/choose-sendable.test.ts', 'of %s needs a thread id'],
    [
      'offline/outbox-store.test.ts',
      'writes nothing, and uses no place, for a record of a thread without its thread',
    ],
  ),
  proven(8, 'A failed fetch of a hint gives error: {status}: {message}', [
    'platform/failed-hint.test.ts',
    'a hint that cannot be had, with none beside the item, reads "error: {status}: {message}"',
  ]),
  proven(8, 'A failed fetch of the recent thread gives no route', [DOCUMENTS, RECENT_CHECK]),
  proven(8, 'A chunk that fails raises chunk-error and reloads, once in 10 s', [
    ERRORS,
    'a part of the program that cannot be fetched is said by an event and reloads the page, once in ten seconds',
  ]),
  proven(
    8,
    'A failed post of time is swallowed',
    [TIME_BUFFER, 'time that cannot be enqueued is kept without a message and enqueued later, once'],
    ['offline/drain-under-faults.test.ts', 'keeps the record through %s and commits it once'],
  ),
  proven(
    8,
    'Errors are reported, except with a status from 300 to 499',
    ['domain/client-log/describe-error.test.ts', 'with status %s is %s forwarded: %s'],
    [ERRORS, HEARD],
    [ERRORS, 'errors and console calls are kept, and forwarded once the page is up'],
  ),
]

const CONSTANTS: readonly Statement[] = [
  proven(9, 'A generation of items may take 600000 ms', [VALUES, LISTED]),
  proven(9, 'The ocr flag of an exam is n', [CALLS, 'begin an exam with ocr n unless told otherwise']),
  proven(9, 'The version of the user calls is 1', [HTTP, VERSION_ONE]),
  proven(9, 'The toast of a user update lives 3000 ms', [SETTINGS, UPDATE_FAILED]),
  proven(9, 'The generic toast lives 7000 ms', [
    'contract/choose-error-detail.test.ts',
    'the toast stays for seven seconds',
  ]),
  proven(9, 'The recent thread is cached for 30 s', [
    'platform/recent-thread.test.ts',
    'the recent thread is asked for again only once 30 s have gone by',
  ]),
  proven(9, 'A hint is offered while fewer than 2 were shown', [
    OUTCOME,
    'are offered while fewer than two were shown',
  ]),
  proven(9, 'Options are at most 5, long over 20 characters', [OPTIONS, '%s']),
  proven(9, 'A criterion type is made with difficulty 0', [
    CLASSIFICATION,
    'a criterion type of an achievement criterion is made, changed, counted and deleted',
  ]),
  proven(
    9,
    'The default persona is friend_female_1',
    [VALUES, 'begin with a friend as the tutor'],
    [SIGN_IN, 'signs %s in by following redirects, with the role'],
  ),
  proven(9, 'The default provider of speech is openai', [
    CALLS,
    'take the speech of openai unless told otherwise',
  ]),
  proven(9, 'Names of the default prompts come from the configuration', [
    REQUESTS,
    'tells the page its configuration, with a tag',
  ]),
  proven(9, 'The default learner is in grade 1 of MIDDLE', [
    SIGN_IN,
    'signs %s in by following redirects, with the role',
  ]),
  proven(9, 'Idle after 10 s, a tick is 1 s', [ACTIVITY, '%s']),
  proven(9, 'Time is sent at 300 records', [TIME_BUFFER, BUFFERED]),
  proven(9, 'The bubble waits 120 ms', [SHELL, BELOW]),
  proven(9, 'The bubble stands 60 px above, centred, 10 px from the edges', [BUBBLE, 'stands %s']),
  proven(9, 'The bubble shows 20 characters', [SELECTED, '%j stands as %j']),
  proven(9, 'The bubble is about 220 by 56 px', [
    OVERLAY,
    'around %s is 56 px high, and from 220 to 260 px wide',
  ]),
  proven(9, 'The bubble is at most 260 px wide', [SHELL, ASKS_PASSAGE]),
  proven(9, 'On small screens and tablets the bubble is 110 px below', [BUBBLE, 'stands %s'], [SHELL, BELOW]),
  proven(9, 'Tablets are told by iPad, Android without mobile, or a coarse touch side of 600 px', [
    DEVICE,
    '%s: %s',
  ]),
  proven(9, 'Breakpoints are 640, 768, 1024, 1280, 1536, 1680 and 1920', [
    'platform/media.test.ts',
    'breakpoints are those of the specification',
  ]),
  proven(9, 'The style sheet has the same breakpoints', [
    'platform/media.test.ts',
    'layouts and tokens change at the same widths',
  ]),
  proven(9, 'The popup stays away for a day', [SHELL, POPUP]),
  proven(9, 'Cookies: participation 6 months, pen a year, others 7 days', [COOKIES, '%s']),
  proven(9, 'Tooltips fade in within 250 ms', [
    OVERLAY,
    'fades in within 250 ms, and is none where its text is blank',
  ]),
  proven(9, 'Debounce is 200 ms by default', [
    DEBOUNCE,
    'waits %s: runs once, %s ms after it was last asked for',
  ]),
  proven(9, 'Confetti is 50 particles of 200 ticks', [
    DEBOUNCE,
    'confetti is 50 particles of 200 ticks unless told otherwise',
  ]),
  proven(9, 'Toasts stand at the top right', [
    OVERLAY,
    'is at the top right, below the bar, and shows one that says the same only once',
  ]),
  proven(9, 'Toasts are closable unless told otherwise', [
    OVERLAY,
    'stands in any other corner that it asks for, and stays without a way to close it',
  ]),
  proven(9, 'Dialogs are centred and draggable', [
    OVERLAY,
    'moves by its title and by Alt and an arrow key, never out of the window, and opens in the centre again',
  ]),
  proven(9, 'Dialogs close on Escape', [OVERLAY, 'takes the focus, keeps it, and gives it back on Escape']),
  proven(9, 'Dialogs close by the mask only where enabled', [
    OVERLAY,
    'closes by a press on the mask only where that is enabled',
  ]),
  proven(9, 'At most 4 route chunks are preloaded at once', [
    'platform/preload-queue.test.ts',
    'fetches four at once and in order, the next as soon as one has loaded or failed',
  ]),
]

/** Sections 2 to 9 of the specification, each statement with what proves it. */
export const STATEMENTS: readonly Statement[] = [
  ...SCREENS,
  ...ENTITIES,
  ...STATES,
  ...VALIDATION,
  ...ROLES,
  ...API,
  ...FAILURES,
  ...CONSTANTS,
]
