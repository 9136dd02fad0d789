import type { Doubt, DoubtCode } from '../booking.ts';
import { limits } from '../limits.ts';
import type { Content, NodeKind, Origin, PartRole, PlainDay, SourceNode } from '../source.ts';
import { createSteps, type Steps, type Watch } from '../steps.ts';

/** One growing tree: gives out nodes with their paths, and remembers what could not be opened. */
export type Tree = {
  doubts: Doubt[];
  /** How many pictures were looked into. */
  images: number;
  /** For whoever waits while it grows. */
  steps: Steps;
  /** Whether the caller has time for another page or picture. */
  hasTime: () => boolean;
  add(parent: SourceNode | null, node: NewNode): SourceNode | null;
  doubt(code: DoubtCode, node: string): void;
};

export type NewNode = {
  kind: NodeKind;
  mediaType: string;
  content?: Content;
  fileName?: string;
  role?: PartRole;
  /** Where the node is a mail of its own; else its parent's. */
  contextDate?: PlainDay;
  sentAt?: string;
  origin?: Origin;
};

export function createTree(contextDate: PlainDay, watch?: Watch, hasTime: () => boolean = () => true): Tree {
  let count = 0;
  const tree: Tree = {
    doubts: [],
    images: 0,
    steps: createSteps(watch),
    hasTime,
    add(parent, given) {
      if (++count > limits.nodes) {
        tree.doubt('too-many-parts', parent?.path ?? '0');
        return null;
      }
      if (parent && depthOf(parent) >= limits.treeDepth) {
        tree.doubt('too-deep', parent.path);
        return null;
      }
      const node: SourceNode = {
        path: parent ? `${parent.path}.${parent.children.length}` : '0',
        kind: given.kind,
        mediaType: given.mediaType,
        contextDate: given.contextDate ?? parent?.contextDate ?? contextDate,
        origin: given.origin ?? parent?.origin ?? {},
        content: given.content ?? { of: 'nothing' },
        children: [],
      };
      const sentAt = given.sentAt ?? parent?.sentAt;
      if (sentAt) node.sentAt = sentAt;
      if (given.fileName) node.fileName = given.fileName;
      const role = given.role ?? parent?.role;
      if (role) node.role = role;
      if (parent) {
        node.parent = parent;
        parent.children.push(node);
      }
      return node;
    },
    doubt(code, node) {
      if (!tree.doubts.some((doubt) => doubt.code === code && doubt.node === node)) tree.doubts.push({ code, node });
    },
  };
  return tree;
}

function depthOf(node: SourceNode): number {
  return node.path.split('.').length;
}
