import type { WordKind } from './trouble-words.ts'

export type DangerKind = 'life' | 'stranger' | 'violence' | 'bullying'

/** Kinds of words that occur in a message together, in any order, and kinds that must not occur with them. */
export interface Rule {
  all: readonly WordKind[]
  none?: readonly WordKind[]
  /** Also where the message tells a story with numbers, as word problems do. */
  inStories?: boolean
}

/** What tells of danger, by what it is about, more urgent first. */
export const DANGER_RULES: Readonly<Record<DangerKind, readonly Rule[]>> = {
  life: [
    { all: ['deadly'], none: ['game'], inStories: true },
    { all: ['suicide'], inStories: true },
    { all: ['living'], inStories: true },
    { all: ['selfhurt'] },
    { all: ['die'], none: ['weary', 'game', 'task', 'study'] },
    { all: ['die', 'wish'], none: ['game', 'weary'] },
    { all: ['gone', 'all', 'wish'], none: ['task', 'study', 'pause'] },
    { all: ['gone', 'me', 'not'], none: ['task', 'study'] },
    { all: ['vanish', 'wish'], none: ['task', 'study'] },
    { all: ['height'], none: ['scenic', 'task', 'study'] },
    { all: ['leap'], none: ['scenic'] },
    { all: ['wound'], none: ['notSelf'], inStories: true },
    { all: ['noose'], inStories: true },
    { all: ['ledge'], none: ['scenic'] },
    { all: ['body', 'cut'], none: ['task', 'study', 'gadget'] },
    { all: ['blade', 'wield'], none: ['task', 'study', 'gadget'] },
    { all: ['pill', 'overdose'], none: ['task', 'study'] },
    { all: ['relief'], none: ['notSelf', 'task', 'study'] },
  ],
  stranger: [
    { all: ['abuse'], none: ['homework'] },
    { all: ['stranger', 'wants'], none: ['homework', 'task', 'study'] },
    { all: ['person', 'touch'], none: ['gadget', 'task', 'study'] },
    { all: ['private', 'contact'], none: ['gadget', 'task', 'study'] },
    { all: ['undress'], none: ['toy'] },
    { all: ['authority', 'grip'], none: ['task', 'gadget', 'toy'] },
    { all: ['stranger', 'grip'], none: ['task', 'gadget', 'toy'] },
    { all: ['person', 'peep'], none: ['task', 'homework'] },
    { all: ['authority', 'secret'], none: ['task', 'study', 'toy', 'homework'] },
    { all: ['authority', 'private2'], none: ['task', 'study', 'toy', 'homework'] },
    { all: ['force'], none: ['task', 'study'] },
    { all: ['extort'], none: ['task', 'homework'] },
    { all: ['forged'], none: ['task', 'homework'] },
    { all: ['filmed'], none: ['task', 'study', 'homework'] },
  ],
  violence: [
    { all: ['person', 'hit'], none: ['idle', 'thing'] },
    { all: ['hit'], none: ['idle', 'thing', 'task', 'study'] },
    { all: ['by', 'beaten'], none: ['right'] },
    { all: ['armed'] },
    { all: ['parent', 'hide'] },
    { all: ['threat'], none: ['task', 'toy'] },
    { all: ['starve', 'poor'], none: ['task', 'study'] },
    { all: ['untreated'] },
    { all: ['sick', 'unhelped'], none: ['task', 'study'] },
    { all: ['dread2'], none: ['task', 'study'] },
    { all: ['utility', 'dark'], none: ['task', 'study'] },
    { all: ['ramen', 'deserted'], none: ['task', 'study'] },
    { all: ['tool', 'strike'], none: ['right', 'thing', 'idle'] },
    { all: ['beating'], none: ['right'] },
    { all: ['person', 'cruelty'], none: ['thing', 'toy', 'homework'] },
    { all: ['home', 'cast'], none: ['task', 'study'] },
    { all: ['hunger'], none: ['task', 'study'] },
    { all: ['parent', 'drunk', 'torture'] },
    { all: ['vice', 'press'], none: ['task', 'study'] },
  ],
  bullying: [
    { all: ['bully'], none: ['figure'], inStories: true },
    { all: ['peers', 'surround'], none: ['task', 'thing'] },
    { all: ['avoid'], none: ['task'] },
    { all: ['ruined'], none: ['task'] },
    { all: ['ignored'], none: ['task', 'study'] },
    { all: ['seized'], none: ['family', 'toy', 'task'] },
    { all: ['nickname'], none: ['task'] },
    { all: ['extorted'], none: ['toy'] },
    { all: ['torment', 'person'] },
    { all: ['mock', 'peers'], none: ['toy'] },
    { all: ['torment'], none: ['task', 'study'] },
    { all: ['without', 'social'], none: ['task', 'study'] },
    { all: ['shun', 'torture'], none: ['toy'] },
    { all: ['peers', 'shun'], none: ['task', 'study'] },
    { all: ['peers', 'order'], none: ['homework'] },
    { all: ['money', 'rob'], none: ['toy'] },
    { all: ['peers', 'rob'], none: ['toy', 'task', 'study'] },
  ],
}

/** What tells of sadness or anger about more than a task. */
export const SADNESS_RULES: readonly Rule[] = [
  { all: ['gloom'], none: ['task'] },
  { all: ['worthless'], none: ['task', 'study'] },
  { all: ['school', 'dread'], none: ['task', 'study'] },
  { all: ['near', 'grief'], none: ['task', 'right', 'toy', 'jest'] },
  { all: ['elder', 'scold'] },
  { all: ['elder', 'seize'] },
  { all: ['tears'], none: ['task', 'study'] },
]
