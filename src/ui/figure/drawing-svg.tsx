import './figure.css'
import type { Drawing, DrawingCommand, Fill, TextCommand, Tone } from '#domain/figure/drawing.ts'
import { SUPERSCRIPT_SCALE } from '#domain/figure/measure-text.ts'
import { joinClasses } from '../primitives/join-classes.ts'

/** Wider drawings need the whole column; below this share of its size type could not be read, so they scroll. */
const WIDE = 360
const SMALLEST_SCALE = 0.75

const FILL_CLASSES: Record<Fill, string> = {
  none: 'fill-none',
  paper: 'fill-paper',
  soft: 'fill-soft',
  accent: 'fill-tint',
  solid: 'fill-solid',
}

/** Lines, lengths or unknowns with factor and mark: 'l', '2x', 'a°', 'l, m'. Points are capitals, units follow a space: both stand upright. */
const LETTERS = /^\d*[a-z][′']?°?(?:, \d*[a-z][′']?°?)*$/

/** A drawing in the theme's colours. */
export function DrawingSvg({ drawing }: { drawing: Drawing }) {
  const { width, height, alt, commands } = drawing
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={alt}
      data-wide={width > WIDE ? '' : undefined}
      style={{ minWidth: `${Math.round(Math.min(width, width * SMALLEST_SCALE))}px` }}
    >
      <Commands commands={commands} />
    </svg>
  )
}

function Commands({ commands }: { commands: readonly DrawingCommand[] }) {
  return commands.map((command, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is drawn once, in order
    <Shape key={index} command={command} />
  ))
}

function Shape({ command }: { command: DrawingCommand }) {
  switch (command.type) {
    case 'line':
      return (
        <line
          className={drawn(command.tone)}
          x1={command.x1}
          y1={command.y1}
          x2={command.x2}
          y2={command.y2}
          strokeDasharray={command.dashed ? '5 5' : undefined}
        />
      )
    case 'path':
      return <path className={drawn(command.tone, command.fill)} d={command.d} />
    case 'circle':
      return (
        <circle className={drawn(command.tone, command.fill)} cx={command.cx} cy={command.cy} r={command.r} />
      )
    case 'rect':
      return (
        <rect
          className={drawn(command.tone, command.fill)}
          x={command.x}
          y={command.y}
          width={command.width}
          height={command.height}
          rx={command.radius}
        />
      )
    case 'text':
      return <Words command={command} />
    case 'group':
      return (
        <g>
          <Commands commands={command.commands} />
        </g>
      )
  }
}

function Words({ command }: { command: TextCommand }) {
  const { tone, x, y, size, anchor, text, superscript, bold } = command
  const parts = LETTERS.test(text) ? text.split(/([a-z])/) : [text]
  return (
    <text
      className={joinClasses(`tone-${tone}`, /[가-힣]/.test(text) && 'figure-words')}
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      fontWeight={bold ? 700 : undefined}
    >
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is drawn once, in order
          <tspan key={index} className="figure-letter">
            {part}
          </tspan>
        ),
      )}
      {superscript !== undefined && (
        <tspan dy={-size * 0.4} fontSize={size * SUPERSCRIPT_SCALE}>
          {superscript}
        </tspan>
      )}
    </text>
  )
}

function drawn(tone: Tone, fill?: Fill): string {
  return `drawn tone-${tone}${fill ? ` ${FILL_CLASSES[fill]}` : ''}`
}
