/** Brings no types; as much of them as the tests use. */
declare module 'web-push-testing/src/PushApiModel.js' {
  export class PushApiModel {
    notifyUrl: string
    subscribe(options: object): Promise<{
      endpoint: string
      keys: { p256dh: string; auth: string }
      clientHash: string
    }>
    handleNotification(clientHash: string, headers: object, body: Buffer): Promise<void>
    getNotifications(of: { clientHash: string }): { messages: string[] }
  }
}
