import type { Source, SourceNode } from '../source.ts';
import type { TextDocument } from '../text-document.ts';
import { growTree } from './grow.ts';

/** What is printed in a document and in everything inside it, in order: to be laid before a person. */
export async function printsOf(source: Source): Promise<TextDocument[]> {
  const { root } = await growTree(source);
  const prints = (node: SourceNode): TextDocument[] => [
    ...(node.content.of === 'print' ? [node.content.print] : []),
    ...node.children.flatMap(prints),
  ];
  return prints(root);
}
