/** How far the reading of a long document is: a page of a PDF, which may be one of several documents in a mail or an archive. */
export type Step = { document: number; documents: number; page: number; pages: number };

/** Told before each page and each document within; never of what has one of both. Must be quick, and must not throw. */
export type Watch = (step: Step) => void;

export type Steps = {
  /**
   * Begins to count the documents that lie in a mail or an archive. The outermost that holds several counts; what lies
   * deeper is part of one of them. Call the answer before each document.
   */
  documents(count: number): () => void;
  /** Begins to count the pages of the present document. */
  pages(count: number): () => void;
};

export function createSteps(watch: Watch = () => undefined): Steps {
  let step: Step = { document: 1, documents: 1, page: 1, pages: 1 };
  const say = (next: Partial<Step>) => {
    step = { ...step, ...next };
    if (step.documents > 1 || step.pages > 1) watch(step);
  };
  return {
    documents(count) {
      if (count < 2 || step.documents > 1) return () => undefined;
      let document = 0;
      return () => say({ document: ++document, documents: count, page: 1, pages: 1 });
    },
    pages(count) {
      let page = 0;
      return () => say({ page: ++page, pages: Math.max(1, count) });
    },
  };
}
