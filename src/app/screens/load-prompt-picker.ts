/** Loads the picker of prompts for administrators. */
export function loadPromptPicker() {
  return import('#admin/prompts/prompt-picker.tsx')
}
