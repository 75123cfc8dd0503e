export interface InputSign {
  /** Of a pointer event. */
  pointerType?: string
  /** Of the touches of a touch event: Safari says which are a stylus's. */
  changedTouches?: ArrayLike<object>
}

/** Whether an event of the page came from a pen: a pointer of type pen, or a stylus touch (specification section 4). */
export function isPenSign({ pointerType, changedTouches }: InputSign): boolean {
  if (pointerType === 'pen') return true
  return changedTouches !== undefined && Array.from(changedTouches).some(isStylus)
}

function isStylus(touch: object) {
  return 'touchType' in touch && touch.touchType === 'stylus'
}
