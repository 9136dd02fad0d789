import type { Model } from '../../features/imports/index.ts';
import type { ModelConfig } from '../../outside-config.ts';
import { openOutbound } from '../../platform/outbound.ts';
import { askOllama } from './ollama.ts';
import { askOpenAi } from './openai-compatible.ts';

/** More than bookings of one document can be. */
const mostBytes = 200_000;

/** The model that the operator configured, asked through a door that opens to its host alone; once, and not elsewhere. */
export function openModel(config: ModelConfig | null): Model | null {
  if (!config) return null;
  const { host } = new URL(config.url);
  const outbound = openOutbound({ allow: [host] });
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await outbound.fetch(`${config.url}${path}`, {
      method: 'POST',
      redirect: 'error',
      timeoutMs: config.timeoutMs,
      maxBytes: mostBytes,
      headers: { 'content-type': 'application/json', ...(config.key && { authorization: `Bearer ${config.key}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new ModelError(`${answer.status}`);
    return answer.json();
  };
  const ask = config.protocol === 'ollama' ? askOllama : askOpenAi;
  return {
    provider: `${config.name} (${host})`,
    async ask(question) {
      const said = await ask(post, config.model, question);
      if (typeof said !== 'string') throw new ModelError('no text in the answer');
      return said;
    },
  };
}

/** What it says is no secret: a status, or what is missing; never what was sent or answered. */
class ModelError extends Error {
  override name = 'ModelError';
}
