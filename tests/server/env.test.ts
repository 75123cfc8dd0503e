import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ConfigurationError, readEnv } from '#server/env.ts'

const real = {
  PUBLIC_ORIGIN: 'https://semsaem.example',
  KAKAO_CLIENT_ID: 'id',
  KAKAO_CLIENT_SECRET: 'secret',
}

describe('configuration', () => {
  test('needs nothing in profile local, and signs people in itself', () => {
    expect(readEnv({})).toMatchObject({
      PROFILE: 'local',
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_ORIGIN: 'http://localhost:3000',
      DATA_DIR: '.data',
      LOCAL_PROVIDER: true,
      TRACK_TIME: false,
      TOKEN_BUDGET_USER_DAY: 100_000,
    })
  })

  test('uses real providers where there are some, and tracks time elsewhere than local', () => {
    expect(readEnv({ ...real, PROFILE: 'production' })).toMatchObject({
      LOCAL_PROVIDER: false,
      TRACK_TIME: true,
    })
    expect(readEnv({ ...real }).LOCAL_PROVIDER).toBe(false)
    expect(readEnv({ ...real, PROFILE: 'devserver', TRACK_TIME: 'off' }).TRACK_TIME).toBe(false)
  })

  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['PROFILE', { PROFILE: 'prod' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'semsaem' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['KAKAO_CLIENT_ID', { PROFILE: 'production', PUBLIC_ORIGIN: 'https://semsaem.example' }],
    ['KAKAO_CLIENT_ID', { PROFILE: 'devserver' }],
    ['PUBLIC_ORIGIN', { ...real, PROFILE: 'production', PUBLIC_ORIGIN: '' }],
    ['PUBLIC_ORIGIN', { ...real, PROFILE: 'production', PUBLIC_ORIGIN: 'http://semsaem.example' }],
    ['KAKAO_CLIENT_SECRET', { KAKAO_CLIENT_ID: 'id' }],
    ['TUTOR_MODEL', { TUTOR_BASE_URL: 'http://localhost:11434/v1' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: '셈샘' }],
    ['TRACK_TIME', { TRACK_TIME: 'maybe' }],
    ['VAPID_SUBJECT', { VAPID_SUBJECT: '운영자' }],
    ['PUSH_LOOPBACK', { ...real, PROFILE: 'production', PUSH_LOOPBACK: 'on' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
    ['S3_BUCKET', { S3_BUCKET: '../secrets' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'file:///etc' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('stops the start with the name of %s', (name, source) => {
    expect(() => readEnv(source)).toThrow(ConfigurationError)
    expect(() => readEnv(source)).toThrow(name)
  })

  test('takes the example file as it stands', () => {
    expect(readEnv(parseEnv(readFileSync('.env.example', 'utf8')))).toEqual(readEnv({}))
  })
})
