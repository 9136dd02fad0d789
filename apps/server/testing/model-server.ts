import { type Answer, type Asked, standIn } from './places-servers.ts';

export type ModelServer = { url: string; asked: Asked[]; says(answer: Said): void };
/** What the model writes, a whole answer of the server's own, or nothing for ever. */
type Said = { bookings: object } | { raw: Answer } | 'hangs';

/**
 * A local server of the chat protocols: OpenAI's `/v1/chat/completions` with `response_format`, Ollama's `/api/chat` with
 * `format`. It refuses what those refuse: another key, a question without a schema.
 */
export async function startModel(): Promise<ModelServer> {
  let said: Said = { bookings: [] };
  const server = await standIn(({ url, method, headers, body }) => {
    const question = JSON.parse(body);
    const isOllama = url.pathname === '/api/chat';
    if (method !== 'POST' || (!isOllama && url.pathname !== '/v1/chat/completions')) return { status: 404 };
    if (!isOllama && headers.authorization !== 'Bearer a-key-for-tests') return { status: 401 };
    const schema = isOllama ? question.format : question.response_format?.json_schema?.schema;
    if (schema?.type !== 'object' || question.model !== 'small-1') return { status: 400 };
    if (said === 'hangs') return new Promise<never>(() => {});
    if ('raw' in said) return said.raw;
    const message = { role: 'assistant', content: JSON.stringify(said) };
    return { json: isOllama ? { message, done: true } : { choices: [{ index: 0, message, finish_reason: 'stop' }] } };
  });
  return {
    ...server,
    says(answer) {
      said = answer;
    },
  };
}

/** The words that were sent, without the schema. */
export const sentTo = ({ body }: Asked): string =>
  JSON.parse(body)
    .messages.map(({ content }: { content: string }) => content)
    .join('\n');
