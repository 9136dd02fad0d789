/** A language model that can be asked about one document. It has no tools, and sees nothing else. */
export type Model = {
  /** As people are told who gets their document: `Mistral (api.mistral.ai)`. */
  readonly provider: string;
  /**
   * Asks once. Gives what it said, which should be JSON of that schema and may be anything.
   * @throws where it cannot be reached, refuses, or takes or says too much.
   */
  ask(question: Question): Promise<string>;
};

export type Question = { readonly task: string; readonly document: string; readonly schema: object };
