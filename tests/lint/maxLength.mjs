const columns = 140;
/** The title of a test stands on one line, so that a search for a row finds its sentence. */
const isTitle = /^\s*(?:(?:test|it|describe)(?:\.\w+)*\()?(?:'.*'|`.*`)(?:,|$)/;

/** A plugin of the linter, which has no rule of its own for it: lines have at most 140 columns. */
export default {
  meta: { name: 'layout' },
  rules: {
    'max-length': {
      create: (context) => ({
        Program() {
          context.sourceCode.lines.forEach((line, index) => {
            if (line.length <= columns || isTitle.test(line)) return;
            const loc = { start: { line: index + 1, column: columns }, end: { line: index + 1, column: line.length } };
            context.report({ message: `This line has ${line.length} columns, more than ${columns}.`, loc });
          });
        },
      }),
    },
  },
};
