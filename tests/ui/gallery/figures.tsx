import type { Figure } from '#domain/figure/figure.ts'
import { FigureFence, FigureView } from '#ui/figure/figure-view.tsx'
import { ItemCard } from '#ui/item-card/item-card.tsx'
import { Part } from './part.tsx'

const alt = '그림'
const FIGURES: Figure[] = [
  { kind: 'factor-tree', alt, value: 60 },
  { kind: 'division-ladder', alt, values: [24, 36], by: [2, 2, 3] },
  { kind: 'sieve', alt, upTo: 50 },
  { kind: 'divisor-table', alt, value: 72 },
  { kind: 'prime-exponent-table', alt, values: [60, 72], pick: 'min' },
  { kind: 'power-blocks', alt, base: 2, exponent: 5 },
  { kind: 'number-line', alt, from: -3, to: 5, points: [{ at: 2, label: 'A' }] },
  { kind: 'multiples-strip', alt, values: [4, 6], upTo: 36 },
  {
    kind: 'balance',
    alt,
    left: '2x + 3',
    right: '7',
    note: '처음',
    steps: [{ left: '2x', right: '4', note: '양쪽에서 3을 덜어 내요' }],
  },
  { kind: 'dot-array', alt, rows: 3, columns: 4 },
  // A device may hold a figure of a kind that only a later version draws.
  JSON.parse('{"kind":"no-such-kind","alt":"없는 그림"}'),
]

export function Figures() {
  return (
    <main className="gallery-page gallery-figures">
      <h1 className="sr-only">그림</h1>
      <Part title="그림">
        <div className="gallery-columns gallery-columns-top">
          {FIGURES.map((figure) => (
            <FigureView key={figure.kind} figure={figure} framed />
          ))}
          <FigureFence
            text={JSON.stringify({ kind: 'factor-tree', alt: '60의 나뭇가지', value: 60 })}
            framed
          />
        </div>
      </Part>
      <Part title="문항">
        {FIGURES.slice(0, 3).map((figure, index) => (
          <ItemCard
            key={figure.kind}
            level="기본"
            number={index + 1}
            total={3}
            question="그림을 보고 60을 소인수분해한 것을 고르세요."
            figure={<FigureView figure={figure} />}
            answer={{
              kind: 'choice',
              options: ['\\(2^2\\times 15\\)', '\\(2^2\\times 3\\times 5\\)', '\\(2\\times 30\\)'],
              layout: 'short',
              picks: 1,
              chosen: [],
              onChoose: () => undefined,
            }}
          />
        ))}
      </Part>
    </main>
  )
}
