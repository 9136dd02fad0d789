import type { Question } from '../../features/imports/index.ts';

export type Post = (path: string, body: object) => Promise<unknown>;

/**
 * Chat completions with a schema that the answer must keep. No tools are offered, and nothing of the answer is looked at
 * but its text. https://platform.openai.com/docs/api-reference/chat/create
 */
export async function askOpenAi(post: Post, model: string, { task, document, schema }: Question): Promise<unknown> {
  const answer = await post('/chat/completions', {
    model,
    temperature: 0,
    max_tokens: 4000,
    messages: [
      { role: 'system', content: task },
      { role: 'user', content: document },
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'bookings', strict: true, schema } },
  });
  const { choices } = answer as { choices?: { message?: { content?: unknown } }[] };
  return choices?.[0]?.message?.content;
}
