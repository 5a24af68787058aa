import type { Dialogue } from './dialogue-set.ts'

/** What a made-up person told an assistant, with questions in other words; written after the ranking was, and only measured on. */
const FACTS: readonly (readonly [said: string, questions: readonly string[]])[] = [
  [
    'My goal is to cut our wedding costs below 15,000 dollars; the date is set for October 12 at the Miller barn.',
    ['What is the venue of our ceremony?', 'How much do we want to spend on the wedding?'],
  ],
  [
    'The caterer, Blue Fig, wants a deposit of 1,800 by July 1.',
    ["When is the caterer's deposit due?", 'How much must I pay upfront for the catering?'],
  ],
  [
    'We went from 140 guests down to 95, since the barn only seats a hundred.',
    ['How many people are we inviting now?'],
  ],
  ["My fiancé Dario is vegetarian and my aunt can't have nuts.", ['Which dietary needs do our guests have?']],
  ["I'd rather have wildflowers than roses, formal bouquets feel stiff to me.", ['Which flowers would suit me?']],
  ['Please keep every checklist you make under ten items.', ['Can you make a checklist for the month before?']],
  [
    "I'm a shift nurse who wants to learn data analysis; I started a course on June 3 and study about six hours a week.",
    ['What is my current occupation?', 'How many hours do I study each week?'],
  ],
  [
    'I finished the pandas module with 88 percent, the statistics one is next.',
    ['What mark did I get in the pandas unit?'],
  ],
  [
    "I'm now at nine hours per week because I dropped the Thursday shift.",
    ['How much time do I put into studying now?'],
  ],
  ["I've never used SQL joins before.", ['Do I have experience with joins in SQL?']],
  [
    'The portfolio project compares waiting times in three emergency rooms, the data comes from my cousin Ilse at the county.',
    ['Where do I get the data for my portfolio project?', 'What does my project examine?'],
  ],
  [
    'When I ask about charts, always suggest colours that work for colour-blind people.',
    ['How should I plot the waiting times?'],
  ],
  [
    'Our startup sells refillable deodorant; we have 410 subscribers and want a thousand by Christmas.',
    ['How many subscribers do we have?', "What target did we set for the year's end?"],
  ],
  [
    'Churn went from 9 to 6.5 percent after we added the pause button.',
    ['What reduced our churn?', "What's our cancellation rate?"],
  ],
  ['My co-founder Wanda handles production, and I do marketing and support.', ['Who is in charge of manufacturing?']],
  [
    'We switched from Shopify to WooCommerce in May because of the fees.',
    ['Why did we change our shop platform?', 'Which e-commerce system do we use?'],
  ],
  [
    'The retailer Hollow & Finch ordered 600 units on May 22, delivery by June 30.',
    ['How many pieces did the retailer order?', 'By which date must the big order be delivered?'],
  ],
  [
    "I don't like influencer marketing, it feels fake, I'd rather do local events.",
    ['How should I promote the new scent?'],
  ],
  [
    'I adopted a retired greyhound named Comet on January 9, he is six and afraid of stairs.',
    ['What is my dog scared of?', 'When did I get my greyhound?'],
  ],
  ['The trainer, Ms. Okoye, told me to use treats at every third step.', ['What did the trainer advise?']],
  ['Comet has climbed the whole staircase for the first time this morning!', ['What progress has my dog made?']],
  ['He weighs 31 kilos, the vet wants him at 29.', ['What should my dog weigh?']],
  [
    'I keep bees on the roof of our office, two hives, 24 kilos of honey last summer.',
    ['How much honey did I harvest?', 'Where are my hives?'],
  ],
  ['One colony died in February, probably from mites.', ['Why did I lose a hive?']],
]

const ASKED: readonly string[] = [
  'Can you give me some advice on this?',
  'How should I approach the next step?',
  'What are common mistakes here?',
  "I tried your suggestion, but I'm not sure it works. Any other ideas?",
  'Thanks, that helps. Let us look at it once more.',
]

/** The other side takes up the words and says little. */
function reply(said: string, at: number): string {
  const words = (said.match(/[A-Za-z]{5,}/g) ?? []).filter((_, place) => place % 3 === at % 3).slice(0, 4)
  return `Great question! Regarding ${words.join(' and ')}, start small, set clear goals and review them every week. Let me know how the ${words[0] ?? 'rest'} goes!`
}

/** A turn a memory: what was told stands between questions about the same, and the answers to them. */
function chat(): Dialogue {
  const turns: string[] = []
  const questions: [question: string, answers: readonly number[]][] = []
  for (const [at, [said, asked]] of FACTS.entries()) {
    const about = (FACTS[(at * 7 + 3) % FACTS.length]?.[0].match(/[A-Za-z]{5,}/g) ?? []).slice(0, 3).join(' and ')
    const question = `${ASKED[at % ASKED.length]} I keep thinking about ${about}.`
    turns.push(`user: ${question}`, `assistant: ${reply(question, at)}`)
    for (const one of asked) questions.push([one, [turns.length]])
    turns.push(`user: ${said}`, `assistant: ${reply(said, at)}`)
  }
  return { turns, questions }
}

export const CHAT: Dialogue = chat()
