import type { Question } from '../../features/imports/index.ts';
import type { Post } from './openai-compatible.ts';

/** Ollama keeps to a schema in its own protocol only, by `format`. https://docs.ollama.com/api/chat */
export async function askOllama(post: Post, model: string, { task, document, schema }: Question): Promise<unknown> {
  const answer = await post('/api/chat', {
    model,
    stream: false,
    format: schema,
    options: { temperature: 0, num_ctx: 16_384, num_predict: 4_000 },
    messages: [
      { role: 'system', content: task },
      { role: 'user', content: document },
    ],
  });
  return (answer as { message?: { content?: unknown } }).message?.content;
}
