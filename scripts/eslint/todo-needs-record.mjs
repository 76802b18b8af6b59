/** A note to do something later rots unless it leads to the decision or the issue that will do it. */
export const todoNeedsRecord = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { record: 'Name the record that will settle this ("ADR-0007" or "#12"), or do it now.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const marked = /\b(TODO|FIXME|XXX|HACK)\b/.test(comment.value);
          if (marked && !/\bADR-\d+|#\d+/.test(comment.value)) {
            context.report({ loc: comment.loc, messageId: 'record' });
          }
        }
      },
    };
  },
};
