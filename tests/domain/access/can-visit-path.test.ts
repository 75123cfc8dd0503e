import { describe, expect, it } from 'vitest'
import { canVisitPath, isAdministrator } from '#domain/access/can-visit-path.ts'
import { ROLES } from '#domain/access/roles.ts'

const ADMIN_PATHS = ['/admin', '/admin/', '/admin/SeoManager', '/Admin/x', '/admin?x=1', '/administration']
const OPEN_PATHS = ['/', '/chat/M1U01', '/login', '/guide/admin', '/settings', '/adm']

describe('a page address', () => {
  it('that does not begin with /admin is open to everyone', () => {
    for (const path of OPEN_PATHS) {
      expect(canVisitPath(path, null)).toEqual({ kind: 'ok' })
      expect(canVisitPath(path, ['user'])).toEqual({ kind: 'ok' })
    }
  })

  it('that begins with /admin asks a visitor to log in', () => {
    for (const path of ADMIN_PATHS) {
      const message = '로그인 후에만 접근할 수 있습니다.'
      expect(canVisitPath(path, null)).toEqual({ kind: 'login', status: 401, message })
    }
  })

  it('that begins with /admin opens to administrators and exercise administrators alone', () => {
    for (const path of ADMIN_PATHS) {
      for (const role of ROLES) {
        const verdict = canVisitPath(path, [role])
        const isAllowed = role === 'admin' || role === 'exercise_admin'
        expect(verdict.kind).toBe(isAllowed ? 'ok' : 'forbidden')
        if (verdict.kind === 'forbidden')
          expect(verdict).toMatchObject({ status: 403, message: expect.stringContaining('관리자') })
      }
      expect(canVisitPath(path, []).kind).toBe('forbidden')
      expect(canVisitPath(path, ['user', 'admin']).kind).toBe('ok')
    }
  })
})

it('no role at all administers nothing', () => {
  expect(isAdministrator([])).toBe(false)
})
