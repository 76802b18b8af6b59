import { Button } from '@/components/ui/controls/button';
import styles from './form-end.module.css';

type Props = {
  label: string;
  isFilled: boolean;
  isBusy: boolean;
  /** The failure that belongs to no field. */
  failure: string | undefined;
};

/** The end of every form about an account: its button, and below it the result of the last try. */
export function FormEnd({ label, isFilled, isBusy, failure }: Props) {
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!isFilled}
        aria-busy={isBusy}
      >
        {label}
      </Button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </>
  );
}
