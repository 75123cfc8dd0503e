import type { Figure } from '#domain/figure/figure.ts'
import type { GeneratedItem } from '#domain/items/template.ts'
import { keyOfNumber, keyOfOptions, keyOfStatements, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { commandsOf, readScales } from './measure-plane.ts'

type Spot = [x: number, y: number]

const spotsOf = (d: string): Spot[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

/** The graphs of a picture as it is drawn, in the numbers of its axes, rounded to what is written there. */
function graphsOf(figure: Figure | undefined): Spot[][] {
  const read = readScales(figure)
  return commandsOf(figure)
    .filter((command) => command.type === 'path')
    .map((command) => spotsOf(command.type === 'path' ? command.d : ''))
    .map((spots) => spots.map(([x, y]) => read(x, y).map((part) => Math.round(part)) as Spot))
}

function heightAt(graph: readonly Spot[], x: number): number {
  const after = graph.findIndex(([at]) => at >= x)
  const [[x0, y0], [x1, y1]] = [graph[Math.max(0, after - 1)] ?? [0, 0], graph[after] ?? [0, 0]]
  return x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

const readValue: Verifiers[string] = (item) => {
  const [graph = []] = graphsOf(item.figures[0])
  const time = numberIn(item.question, /\\\((\d+)\\\)분 후/)
  if (!Number.isNaN(time)) return keyOfNumber(item, Math.round(heightAt(graph, time)))
  const value = numberIn(item.question, /\\\((\d+)\\\) (?:m|L)가 되는/)
  const times = Array.from({ length: graph.at(-1)?.[0] ?? 0 }, (_, index) => index + 1)
  const fitting = times.filter((at) => Math.abs(heightAt(graph, at) - value) < 0.5)
  if (fitting.length !== 1) throw new Error(`${fitting.length} times fit`)
  return keyOfNumber(item, fitting[0] ?? 0)
}

/** The ways of a graph, minute by minute: how often it rises, rests and falls. */
function minutesOf(graph: readonly Spot[]): { up: number; rest: number; down: number } {
  const end = graph.at(-1)?.[0] ?? 0
  const count = { up: 0, rest: 0, down: 0 }
  for (let minute = 0; minute < end; minute += 1) {
    const change = heightAt(graph, minute + 1) - heightAt(graph, minute)
    count[Math.abs(change) < 1e-6 ? 'rest' : change > 0 ? 'up' : 'down'] += 1
  }
  return count
}

const restOrReturn: Verifiers[string] = (item) => {
  const minutes = minutesOf(graphsOf(item.figures[0])[0] ?? [])
  return keyOfNumber(item, /움직이지 않고/.test(item.question) ? minutes.rest : minutes.down)
}

/** Both walked second by second. */
const compareTwo: Verifiers[string] = (item) => {
  const [slow = [], fast = []] = graphsOf(item.figures[0])
  const gapAt = (time: number) =>
    heightAt(slow, time) - (time < (fast[0]?.[0] ?? 0) ? 0 : heightAt(fast, time))
  const time = numberIn(item.question, /출발한 지 \\\((\d+)\\\)분 후 두 사람/)
  if (!Number.isNaN(time)) return keyOfNumber(item, Math.round(Math.abs(gapAt(time))))
  const from = (fast[0]?.[0] ?? 0) * 60
  for (let second = from; second <= (fast.at(-1)?.[0] ?? 0) * 60; second += 1) {
    if (gapAt(second / 60) <= 1e-6) return keyOfNumber(item, second / 60)
  }
  throw new Error('they never meet')
}

interface Panel {
  label: string
  spots: Spot[]
}

/** The panels as drawn: each label with the graph painted after it, y upwards. */
function panelsOf(figure: Figure | undefined): Panel[] {
  const panels: Panel[] = []
  for (const command of commandsOf(figure)) {
    if (command.type === 'text' && command.bold) panels.push({ label: command.text, spots: [] })
    const panel = panels.at(-1)
    if (command.type === 'path' && panel) panel.spots = spotsOf(command.d).map(([x, y]) => [x, -y])
  }
  return panels
}

const slopesOf = (spots: readonly Spot[]) =>
  spots.slice(1).map(([x, y], index) => {
    const [x0, y0] = spots[index] ?? [0, 0]
    return (y - y0) / (x - x0)
  })

/** The stretches of a graph by sign, two of one sign with which is steeper: 'up rest down', 'up up+'. */
function patternOf(spots: readonly Spot[]): string {
  const slopes = slopesOf(spots)
  return slopes
    .map((slope, index) => {
      const name = Math.abs(slope) < 1e-6 ? 'rest' : slope > 0 ? 'up' : 'down'
      const before = slopes[index - 1]
      return before !== undefined && before * slope > 0 ? `${name}${slope > before ? '+' : '-'}` : name
    })
    .join(' ')
}

/** What a situation does to the value, part by part, from its words. */
function patternTold(text: string): string {
  if (/천천히 걷다가/.test(text)) return 'up up+'
  if (/세게 일정하게/.test(text)) return 'up up-'
  const parts = text.split(/다음,|,/)
  return parts
    .flatMap((part) => {
      const words: string[] = []
      if (/출발하여|멀어지는/.test(part)) words.push('up')
      if (/빼다가/.test(part)) words.push('down')
      if (/앉아 쉰|책을 읽은|막았다/.test(part)) words.push('rest')
      if (/돌아왔다/.test(part)) words.push('down')
      return words
    })
    .join(' ')
}

function keyOfPanel(
  item: GeneratedItem,
  fits: (panel: Panel) => boolean,
  figure: Figure | undefined,
): string {
  const labels = panelsOf(figure)
    .filter(fits)
    .map(({ label }) => label)
  return keyOfOptions(item, (option) => labels.includes(option))
}

/** The widths of a drawn vessel from the bottom up, one for each part. */
function widthsOf(figure: Figure | undefined): number[] {
  const [outline = []] = commandsOf(figure)
    .filter((command) => command.type === 'path')
    .map((command) => spotsOf(command.type === 'path' ? command.d : ''))
  const right = outline.slice(outline.length / 2)
  const left = [...outline.slice(0, outline.length / 2)].reverse()
  const widths = right.map(([x], index) => x - (left[index]?.[0] ?? 0))
  return widths.filter((_, index) => index % 2 === 0)
}

const DESCRIBED: Record<string, string> = {
  '늘어나다가 변하지 않다가 다시 늘어난다.': 'up rest up',
  '늘어나다가 변하지 않다가 줄어든다.': 'up rest down',
  '늘어나다가 바로 줄어든다.': 'up down',
  '느리게 늘어나다가 빠르게 늘어난다.': 'up up+',
  '빠르게 늘어나다가 느리게 늘어난다.': 'up up-',
  '줄어들다가 변하지 않는다.': 'down rest',
}

/** A true idea says what the axes say; the false ones read the graph as a landscape or upside down. */
const TRUE_IDEAS = /머문 것을 뜻한다|더 빠르게 채워지는|집에 돌아온 것/

function judgeStatement(item: GeneratedItem): string {
  const [graph = []] = graphsOf(item.figures[0])
  const minutes = minutesOf(graph)
  const [end, far] = [graph.at(-1)?.[0] ?? 0, Math.max(...graph.map(([, y]) => y))]
  return keyOfStatements(item, (statement) => {
    const number = numberIn(statement, /\\\((\d+)\\\)/)
    if (/머문 시간/.test(statement)) return number === minutes.rest
    if (/움직인 거리/.test(statement)) return number === 2 * far
    if (/갈 때의 속력은/.test(statement)) return number === far / minutes.up
    if (/빠르다/.test(statement)) return minutes.down < minutes.up
    if (/나가 있던/.test(statement)) return number === end
    return number === minutes.down
  })
}

export const VERIFIERS: Verifiers = {
  M1U05C03L0A1: (item) => (TRUE_IDEAS.test(statementOf(item)) ? 'O' : 'X'),
  M1U05C03L0A2: (item) => {
    const pattern = patternOf(graphsOf(item.figures[0])[0] ?? [])
    return keyOfOptions(item, (option) => DESCRIBED[option] === pattern)
  },
  M1U05C03L1A1: readValue,
  M1U05C03L1A1X: readValue,
  M1U05C03L1A2: (item) => {
    const told = patternTold(statementOf(item))
    return keyOfPanel(item, ({ spots }) => patternOf(spots) === told, item.figures[0])
  },
  M1U05C03L3A1: restOrReturn,
  M1U05C03L3A1X: restOrReturn,
  M1U05C03L3A2: (item) => {
    const widths = widthsOf(item.figures[0])
    const fits = ({ spots }: Panel) => {
      const slopes = slopesOf(spots)
      return (
        slopes.length === widths.length &&
        widths.every((width, index) => {
          const next = widths[index + 1]
          return next === undefined || width < next === (slopes[index] ?? 0) > (slopes[index + 1] ?? 0)
        })
      )
    }
    return keyOfPanel(item, fits, item.figures[1])
  },
  M1U05C03L5A1: compareTwo,
  M1U05C03L5A1X: compareTwo,
  M1U05C03L5A2: judgeStatement,
}
