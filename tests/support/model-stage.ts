import { type OpenAiServer, startOpenAiServer } from '#tests/server/llm/openai-server.ts'
import { openStage, type Stage } from './stage.ts'

export interface ModelStage {
  model: OpenAiServer
  stage: Stage
  close: () => Promise<void>
}

/** A stage whose tutor is a model on loopback. */
export async function openModelStage(
  clusterUrl: string,
  env: Record<string, string> = {},
): Promise<ModelStage> {
  const model = await startOpenAiServer()
  const stage = await openStage(clusterUrl, {
    TUTOR_BASE_URL: model.baseUrl,
    TUTOR_MODEL: 'loopback',
    ...env,
  })
  return {
    model,
    stage,
    close: async () => {
      await stage.close()
      await model.close()
    },
  }
}
