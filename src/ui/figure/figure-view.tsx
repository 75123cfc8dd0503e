import './figure.css'
import { useMemo } from 'react'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import type { DrawingCommand } from '#domain/figure/drawing.ts'
import type { Figure } from '#domain/figure/figure.ts'
import { joinClasses } from '../primitives/join-classes.ts'

interface FigureViewProps {
  figure: Figure
  /** On squared paper: a ground that one may count on. */
  plain?: boolean | undefined
}

/** A figure in the theme's colours; one that cannot be drawn is its text alternative. */
export function FigureView({ figure, plain = true }: FigureViewProps) {
  const drawing = useMemo(() => drawFigure(figure), [figure])
  if ('problem' in drawing) return <p className="figure-words">{figure.alt}</p>
  const { width, height, alt, commands } = drawing
  return (
    <div className={joinClasses('figure-plate', !plain && 'figure-squared')}>
      <svg
        className="figure"
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `${width}px` }}
        role="img"
        aria-label={alt}
      >
        {commands.map((command, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order
          <Command key={index} command={command} />
        ))}
      </svg>
    </div>
  )
}

const classOf = (tone: string, fill?: string) =>
  joinClasses(`figure-tone-${tone}`, fill !== undefined && `figure-fill-${fill}`)

function Command({ command }: { command: DrawingCommand }) {
  switch (command.type) {
    case 'line': {
      const { x1, y1, x2, y2, tone, dashed } = command
      return (
        <line {...{ x1, y1, x2, y2 }} className={joinClasses(classOf(tone), dashed && 'figure-dashed')} />
      )
    }
    case 'path':
      return <path d={command.d} className={classOf(command.tone, command.fill)} />
    case 'circle': {
      const { cx, cy, r, tone, fill } = command
      return <circle {...{ cx, cy, r }} className={classOf(tone, fill)} />
    }
    case 'rect': {
      const { x, y, width, height, radius, tone, fill } = command
      return <rect {...{ x, y, width, height }} rx={radius} className={classOf(tone, fill)} />
    }
    case 'text': {
      const { x, y, size, anchor, tone, bold, text, superscript } = command
      return (
        <text
          x={x}
          y={y}
          fontSize={size}
          textAnchor={anchor}
          dominantBaseline="central"
          className={joinClasses(`figure-text-${tone}`, bold && 'figure-bold')}
        >
          {text}
          {superscript !== undefined && (
            <tspan dy={-size * 0.4} fontSize={size * 0.7}>
              {superscript}
            </tspan>
          )}
        </text>
      )
    }
    case 'group':
      return (
        <g aria-label={command.label}>
          {command.commands.map((inner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order
            <Command key={index} command={inner} />
          ))}
        </g>
      )
  }
}
