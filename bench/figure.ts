/** A number that a run found, beside what it has to be (gate) and what we want it to be (aim). */
export type Figure = {
  /** Short and lasting: the key in the JSON, for instance `day-json-service`. */
  id: string;
  /** One line of the table, in English. */
  title: string;
  value: number;
  /** `ratio` is throughput of the product over that of its anchor, or slow over fast where `better` is `less`. */
  unit: 'ratio' | 'slots' | 'ms' | 'kB' | 'bytes' | 'requests' | 'score';
  better: 'more' | 'less';
  gate: number;
  aim: number;
  /** The samples behind the value: requests per second of each run, percentiles, sizes by kind. */
  parts?: Record<string, number>;
};

const reaches = ({ value, better }: Figure, limit: number) =>
  better === 'more' ? value >= limit : value <= limit;

export const meetsGate = (figure: Figure) => reaches(figure, figure.gate);
export const meetsAim = (figure: Figure) => reaches(figure, figure.aim);
