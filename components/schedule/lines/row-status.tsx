import { StatusTag } from '@/components/meeting/tags/status-tag';

type Props = {
  status: string;
  /** It stands under a heading that says that it is over. */
  isOver?: boolean;
};

/** The state of a meeting in a list; the usual one is read out and not drawn, so that the others stand out (SCH-03). */
export function RowStatus({ status, isOver = false }: Props) {
  const isUsual = status === 'BEFORE' || (isOver && status === 'FINISH');
  if (!isUsual) return <StatusTag status={status} />;
  return (
    <span className="visually-hidden">
      <StatusTag status={status} />
    </span>
  );
}
