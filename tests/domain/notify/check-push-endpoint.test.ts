import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEndpointFault } from '#domain/notify/check-push-endpoint.ts'

/** Any code units, halves of pairs and control characters among them. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units))
const fault = (endpoint: string) => findEndpointFault(endpoint, false)

describe('the endpoint of a subscription', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
    'https://fcm.googleapis.com:443/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://eu.updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://api.eu.push.apple.com/3/x',
    'https://db5p.notify.windows.com/w/?token=BQYAAA%2bQ',
    'https://FCM.googleapis.com/fcm/send/abc',
  ])('is taken: %s', (endpoint) => {
    expect(fault(endpoint)).toBeNull()
    expect(findEndpointFault(endpoint, true)).toBeNull()
  })

  it.each([
    ['', 'not-a-url'],
    ['fcm.googleapis.com/x', 'not-a-url'],
    ['https://fcm.googleapis.com/a b', 'not-a-url'],
    ['https://fcm.googleapis.com/x\n', 'not-a-url'],
    ['https://\tfcm.googleapis.com/x', 'not-a-url'],
    ['https:\\\\fcm.googleapis.com\\x', 'not-a-url'],
    ['https://ⓕcm.googleapis.com/x', 'not-a-url'],
    ['https://fcm.googleapis.com:99999/x', 'not-a-url'],
    ['http://fcm.googleapis.com/x', 'not-https'],
    ['ftp://fcm.googleapis.com/x', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['https://user@fcm.googleapis.com/x', 'has-credentials'],
    ['https://:pass@fcm.googleapis.com/x', 'has-credentials'],
    ['https://fcm.googleapis.com@evil.example/x', 'has-credentials'],
    ['https://fcm.googleapis.com:8443/x', 'has-port'],
    ['https://fcm.googleapis.com:80/x', 'has-port'],
    ['https://evil.example/x', 'unknown-service'],
    ['https://fcm.googleapis.com.evil.example/x', 'unknown-service'],
    ['https://evil-fcm.googleapis.com/x', 'unknown-service'],
    ['https://x.fcm.googleapis.com/x', 'unknown-service'],
    ['https://storage.googleapis.com/x', 'unknown-service'],
    ['https://fcm.googleapis.com./x', 'unknown-service'],
    ['https://evilpush.apple.com/x', 'unknown-service'],
    ['https://push.apple.com/x', 'unknown-service'],
    ['https://.push.apple.com/x', 'unknown-service'],
    ['https://a..push.apple.com/x', 'unknown-service'],
    ['https://notify.windows.com/x', 'unknown-service'],
    ['https://evil.example/.push.apple.com', 'unknown-service'],
    ['https://evil.example?.push.apple.com', 'unknown-service'],
    ['https://evil.example#.push.apple.com', 'unknown-service'],
    ['https://push.services.mozilla.com/x', 'unknown-service'],
    ['https://evilupdates.push.services.mozilla.com/x', 'unknown-service'],
    ['https://127.0.0.1/x', 'unknown-service'],
    ['https://localhost/x', 'unknown-service'],
    ['https://[::1]/x', 'unknown-service'],
    ['https://[::ffff:10.0.0.1]/x', 'unknown-service'],
    ['https://10.0.0.1/x', 'unknown-service'],
    ['https://192.168.0.1/x', 'unknown-service'],
    ['https://169.254.169.254/latest/meta-data', 'unknown-service'],
    ['https://2130706433/x', 'unknown-service'],
    ['https://0x7f.1/x', 'unknown-service'],
    ['https://142.250.206.10/x', 'unknown-service'],
    [`https://fcm.googleapis.com/${'a'.repeat(2_000)}`, 'too-long'],
  ])('is refused: %j as %s', (endpoint, expected) => {
    expect(fault(endpoint)).toBe(expected)
  })

  it.each([
    'http://127.0.0.1:8123/push/1',
    'https://127.0.0.1:8123/push/1',
    'http://localhost:9/push',
    'https://[::1]:8443/push',
  ])('on this machine is for tests: %s', (endpoint) => {
    expect(findEndpointFault(endpoint, true)).toBeNull()
    expect(fault(endpoint)).not.toBeNull()
  })

  it.each([
    ['http://10.0.0.1/x', 'not-https'],
    ['https://10.0.0.1/x', 'unknown-service'],
    ['https://127.0.0.1.evil.example/x', 'unknown-service'],
    ['https://localhost.evil.example/x', 'unknown-service'],
    ['http://fcm.googleapis.com/x', 'not-https'],
    ['https://user@localhost/x', 'has-credentials'],
    ['ftp://localhost/x', 'not-https'],
    ['http://0.0.0.0/x', 'not-https'],
  ])('of another machine is refused in tests too: %s as %s', (endpoint, expected) => {
    expect(findEndpointFault(endpoint, true)).toBe(expected)
  })

  it('leads to a known service by name whatever is put together', () => {
    const known =
      /^(fcm\.googleapis\.com|(.+\.)?updates\.push\.services\.mozilla\.com|.+\.(push\.apple|notify\.windows)\.com)$/
    const piece = fc.constantFrom(
      'https://',
      'http://',
      'fcm.googleapis.com',
      'web.push.apple.com',
      'evil.example',
      '127.0.0.1',
      '[::1]',
      'a',
      '.',
      '@',
      ':',
      '443',
      '8080',
      '/',
      '?',
      '#',
      '\\',
      '%2e',
      '\t',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const endpoint = `https://${pieces.join('')}`
        if (fault(endpoint) !== null) return
        const url = new URL(endpoint)
        expect(url.hostname).toMatch(known)
        expect([url.protocol, url.port, url.username, url.password]).toEqual(['https:', '', '', ''])
      }),
      { numRuns: 5_000 },
    )
  })

  it('never makes the check fail', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (endpoint, isTest) => {
        expect(findEndpointFault(endpoint, isTest)).not.toBeNull()
      }),
    )
  })
})
