export type Timed = { startedAt: number; endedAt: number };

/** An object as it would be if everybody asked one after the other. */
export type SequentialModel<Op, State> = {
  initial: State;
  /** The state after an operation, or undefined when it could not have ended as it did. */
  step(state: State, operation: Op): State | undefined;
  /** Tells states apart that the same operations led to, in different orders. */
  keyOf(state: State): string;
};

type Node<Op, State> = { first: number; ahead: readonly number[]; state: State; next: Op };

/** Beyond this the search is given up, which is not the same as a history that is in order. */
const maxNodes = 1_000_000;

/**
 * Whether there is one order of all operations that the model allows and that keeps what was over before another began
 * before it (linearizability): the search of Wing and Gong with the memory of Lowe, "Testing for linearizability",
 * doi.org/10.1002/cpe.3928. No package of it exists for Node.
 *
 * @returns undefined when there is, else the operation that the longest order found no place for
 * @throws Error when the search grows beyond {@link maxNodes}
 */
export function findUnplaceable<Op extends Timed, State>(
  operations: readonly Op[],
  model: SequentialModel<Op, State>,
): Op | undefined {
  const sorted = [...operations].sort((one, other) => one.startedAt - other.startedAt);
  const seen = new Set<string>();
  const open = nodesFrom(sorted, { first: 0, ahead: [], state: model.initial });
  let longest = -1;
  let stuckAt = sorted[0];

  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const state = model.step(node.state, node.next);
    if (state === undefined) continue;
    const { first, ahead } = node;
    const key = `${first} ${ahead.join()} ${model.keyOf(state)}`;
    if (seen.has(key)) continue;
    if (seen.size >= maxNodes) throw new Error(`undecided after ${maxNodes} states`);
    seen.add(key);
    if (first === sorted.length) return undefined;
    const placed = first + ahead.length;
    if (placed > longest) {
      longest = placed;
      stuckAt = firstToEnd(sorted, { first, ahead });
    }
    open.push(...nodesFrom(sorted, { first, ahead, state }));
  }
  return stuckAt;
}

type Placed = { first: number; ahead: readonly number[] };

/** Whatever may come next: all that began before anything still to be placed had ended. The earliest is last, to be taken first. */
function nodesFrom<Op extends Timed, State>(
  sorted: readonly Op[],
  { first, ahead, state }: Placed & { state: State },
): Node<Op, State>[] {
  const nodes: Node<Op, State>[] = [];
  let firstEnd = Infinity;
  for (let index = first; index < sorted.length; index += 1) {
    const next = sorted[index];
    if (next === undefined || next.startedAt > firstEnd) break;
    if (ahead.includes(index)) continue;
    firstEnd = Math.min(firstEnd, next.endedAt);
    nodes.unshift({ ...withPlaced({ first, ahead }, index), state, next });
  }
  return nodes;
}

/** All before `first` are placed, and those `ahead` of it. */
function withPlaced({ first, ahead }: Placed, index: number): Placed {
  const placed = new Set([...ahead, index]);
  let from = first;
  while (placed.delete(from)) from += 1;
  return { first: from, ahead: [...placed].sort((one, other) => one - other) };
}

function firstToEnd<Op extends Timed>(sorted: readonly Op[], { first, ahead }: Placed): Op | undefined {
  let earliest: Op | undefined;
  for (let index = first; index < sorted.length; index += 1) {
    const candidate = sorted[index];
    if (candidate === undefined || (earliest && candidate.startedAt > earliest.endedAt)) break;
    if (!ahead.includes(index) && (!earliest || candidate.endedAt < earliest.endedAt)) earliest = candidate;
  }
  return earliest;
}
