import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRedirectCircle, type RedirectRule, resolveRedirect } from '#domain/access/resolve-redirect.ts'

const HERE = 'https://semsaem.example'

const go = (from: string, ...rules: [from: string, to: string][]) =>
  resolveRedirect(
    rules.map(([from, to]) => ({ from, to })),
    from,
    HERE,
  )

describe('configured redirect rules', () => {
  test.each<[string, string | null, string, [string, string][]]>([
    ['a path of ours', '/price', '/old', [['/old', '/price']]],
    ['an address elsewhere', 'https://else.example/x', '/event', [['/event', 'https://else.example/x']]],
    ['no rule for it', null, '/price', [['/old', '/price']]],
    ['a slash at the end', '/price', '/old/', [['/old', '/price']]],
    ['only the whole path', null, '/old/part', [['/old', '/price']]],
    ['a query of the target stays', '/price?from=old', '/old', [['/old', '/price?from=old']]],
    [
      'the end of a chain',
      '/c',
      '/a',
      [
        ['/a', '/b'],
        ['/b', '/c'],
      ],
    ],
    [
      'a chain that ends elsewhere',
      'http://else.example/',
      '/a',
      [
        ['/a', '/b'],
        ['/b', 'http://else.example/'],
      ],
    ],
    ['our own address in full', `${HERE}/b`, '/a', [['/a', `${HERE}/b`]]],
    ['to itself', null, '/a', [['/a', '/a']]],
    ['to itself with a query', null, '/a', [['/a', '/a?again=1']]],
    [
      'a circle',
      null,
      '/a',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
    ],
    [
      'a circle over our full address',
      null,
      '/a',
      [
        ['/a', `${HERE}/b`],
        ['/b', '/a/'],
      ],
    ],
    [
      'a circle further on',
      null,
      '/a',
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/b'],
      ],
    ],
    ['/chat itself', '/', '/chat/', []],
    ['/chat whatever the rules say', '/', '/chat', [['/chat', '/price']]],
    ['a circle over /chat', null, '/', [['/', '/chat']]],
    ['a script', null, '/a', [['/a', 'javascript:alert(1)']]],
    ['another scheme', null, '/a', [['/a', 'ftp://else.example/']]],
    ['a host without scheme', null, '/a', [['/a', '//evil.example']]],
    ['a host behind a backslash', null, '/a', [['/a', '/\\evil.example']]],
    ['no address at all', null, '/a', [['/a', 'https://']]],
    ['a path without its slash', null, '/a', [['/a', 'price']]],
  ])('%s leads to %s', (_name, expected, from, rules) => {
    expect(go(from, ...rules)).toBe(expected)
  })

  test.each<[string, string[] | null, [string, string][]]>([
    ['no rules', null, []],
    [
      'a chain',
      null,
      [
        ['/a', '/b'],
        ['/b', '/c'],
      ],
    ],
    [
      'two that lead to each other',
      ['/la', '/lb', '/la'],
      [
        ['/old', '/new'],
        ['/la', `${HERE}/lb/`],
        ['/lb', '/la?again=1'],
      ],
    ],
    ['one that leads over /chat', ['/', '/chat', '/'], [['/', '/chat']]],
  ])('of %s the circle is %j', (_name, expected, rules) => {
    const made = rules.map(([from, to]) => ({ from, to }))
    expect(findRedirectCircle(made, HERE)).toEqual(expected)
  })

  test('never lead back to a page that is left, whatever the rules', () => {
    const path = fc.constantFrom(
      '/',
      '/a',
      '/b',
      '/c',
      '/d',
      '/b/',
      `${HERE}/a`,
      'https://else.example/',
      'x',
    )
    const rules: fc.Arbitrary<RedirectRule[]> = fc.array(fc.record({ from: path, to: path }), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(rules, fc.constantFrom('/a', '/b', '/'), (rules, from) => {
        const to = resolveRedirect(rules, from, HERE)
        if (to === null) return
        const { href, origin, pathname } = new URL(to, HERE)
        expect(href).not.toBe(new URL(from, HERE).href)
        // Elsewhere our rules say nothing.
        if (origin === HERE) expect(resolveRedirect(rules, pathname, HERE)).toBe(null)
      }),
    )
  })
})
