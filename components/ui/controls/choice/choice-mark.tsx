import type { ComponentProps } from 'react';
import styles from './choice-mark.module.css';

type Props = ComponentProps<'input'> & { type: 'checkbox' | 'radio' };

/** The box or the circle of a choice, in the colours of the company. */
export const ChoiceMark = ({ className, ...input }: Props) => (
  <input {...input} className={className ? `${styles.mark} ${className}` : styles.mark} />
);
