const rowPattern = /^\| ([A-Z]+-?\d+) \| (.*) \| (.*) \| (.*) \| (.*) \|$/;

/** The rows of the ledger: number, what it says, `done`, `partly: …` or `later`, and the files named. */
export function parseLedger(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const [, number, , status, code, tests] = rowPattern.exec(line) ?? [];
    return number ? [{ number, status, code: pathsIn(code), tests: pathsIn(tests) }] : [];
  });
}

/** The ledger with the test files of each row as the titles have them now. */
export function withTests(markdown, titled) {
  const lines = markdown.split('\n').map((line) => {
    const [, number] = rowPattern.exec(line) ?? [];
    if (!number) return line;
    const tests = (titled.get(number) ?? []).map((file) => `\`${file}\``).join(', ');
    return `${line.slice(0, line.lastIndexOf(' | '))} | ${tests} |`;
  });
  return lines.join('\n');
}

const pathsIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
