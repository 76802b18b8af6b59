import ts from 'typescript';
import { lineAt } from './imports';
import type { Place } from './tree';
import { commentFaults, privateCalls, privateLocals, privateNames } from './plan';

/** The words of the old private language in one source: in names, locals, calls and comments. */
export function privateWords(file: string, text: string): Place[] {
  if (file.endsWith('.css')) return inCssComments(file, text);
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const places: Place[] = [];
  const add = (position: number, fault: string) =>
    places.push({ file, line: lineAt(text, position), text: fault });

  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const word = privateName(node.text);
      if (word) add(node.getStart(source), `name ${node.text} (${word})`);
    }
    if (ts.isIdentifier(node)) {
      if (isDeclared(node) && privateLocals.includes(node.text))
        add(node.getStart(source), `local ${node.text}`);
      if (isCalled(node) && privateCalls.includes(node.text))
        add(node.getStart(source), `call ${node.text}(`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { position, content } of commentsOf(source))
    for (const fault of faultsOf(content)) add(position, fault);
  return places.sort((a, b) => a.line - b.line);
}

function privateName(name: string): string | undefined {
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_$#]/g, ' ')
    .toLowerCase()
    .trim()
    .split(' ');
  return privateNames
    .map((words) => words.join(' '))
    .find((words) => ` ${parts.join(' ')} `.includes(` ${words} `));
}

/** A name that const, let, function or a parameter brings into being here. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isParameter(parent) ||
    ts.isFunctionDeclaration(parent);
  return declares && parent.name === node;
}

const isCalled = (node: ts.Identifier) => ts.isCallExpression(node.parent) && node.parent.expression === node;

type Comment = { position: number; content: string };

function commentsOf(source: ts.SourceFile): Comment[] {
  const ranges = new Map<number, ts.CommentRange>();
  const pageTexts: ts.JsxText[] = [];
  const collect = (node: ts.Node) => {
    if (ts.isJsxText(node)) pageTexts.push(node);
    if (ts.isJsxText(node) || ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    if (children.length > 0) return children.forEach(collect);
    for (const range of [
      ...(ts.getLeadingCommentRanges(source.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.end) ?? []),
    ])
      ranges.set(range.pos, range);
  };
  collect(source);
  // Text on a page that begins with slashes is no comment.
  const isOnPage = ({ pos }: ts.CommentRange) => pageTexts.some((text) => text.pos <= pos && pos < text.end);
  const comments = [...ranges.values()].filter((range) => !isOnPage(range));
  return joined(
    source.text,
    comments.sort((a, b) => a.pos - b.pos),
  );
}

/** Line comments below each other are one comment. */
function joined(text: string, ranges: ts.CommentRange[]): Comment[] {
  const comments: (Comment & { end: number; isLine: boolean })[] = [];
  for (const { pos, end, kind } of ranges) {
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const before = comments.at(-1);
    if (isLine && before?.isLine && /^\r?\n[ \t]*$/.test(text.slice(before.end, pos))) {
      before.content += `\n${contentOf(text.slice(pos, end))}`;
      before.end = end;
    } else comments.push({ position: pos, content: contentOf(text.slice(pos, end)), end, isLine });
  }
  return comments;
}

const contentOf = (comment: string) =>
  comment
    .replace(/^\/\*+|\*\/$|^\/\//g, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .trim();

const faultsOf = (content: string) =>
  commentFaults.flatMap(({ name, pattern }) => {
    const match = pattern.exec(content);
    return match ? [`${name} ${match[0]}`] : [];
  });

function inCssComments(file: string, text: string): Place[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap((match) =>
    faultsOf(contentOf(match[0])).map((fault) => ({ file, line: lineAt(text, match.index), text: fault })),
  );
}
