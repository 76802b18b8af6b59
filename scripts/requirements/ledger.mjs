const rowPattern = /^\| ([A-Z]+-?\d+) \| (.*) \| (.*) \| (.*) \| (.*) \|$/;

/** The rows of the ledger: number, what it says, `done`, `partly: …` or `later`, the files named, how many tests it claims. */
export function parseLedger(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const [, number, says, status, code, tests] = rowPattern.exec(line) ?? [];
    if (!number) return [];
    const count = Number(/^\d+/.exec(tests)?.[0] ?? 0);
    return [{ number, says, status, code: pathsIn(code), tests: pathsIn(tests), count }];
  });
}

/**
 * The ledger with how many test files prove each row, and one of them: the one that stood there while it still proves it, also
 * when it has moved to another folder.
 */
export function withTests(markdown, titled) {
  const lines = markdown.split('\n').map((line) => {
    const [row] = parseLedger(line);
    if (!row) return line;
    const carriers = titled.get(row.number) ?? [];
    const [before = ''] = row.tests;
    const moved = carriers.find((file) => nameOf(file) === nameOf(before));
    const example = carriers.includes(before) ? before : (moved ?? carriers[0]);
    const cell = example ? `${carriers.length}: \`${example}\`` : '';
    return `${line.slice(0, line.lastIndexOf(' | '))} | ${cell} |`;
  });
  return lines.join('\n');
}

const pathsIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path);

const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
