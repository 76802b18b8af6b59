import { Avatar } from './avatar';
import styles from './person-list.module.css';

type Person = {
  label: string;
  /** As it is written: it may turn the other way than the line. */
  name: string;
  detail?: string | undefined;
  picture?: string | undefined;
};
type Props = { children: readonly Person[] };

/** The two persons or accounts that a question is about, so that it is not answered for the wrong one. */
export const PersonList = ({ children }: Props) => (
  <ul className={styles.list}>
    {children.map(({ label, name, detail, picture }) => (
      <li key={label} className={styles.person}>
        {picture ? (
          // eslint-disable-next-line @next/next/no-img-element -- a picture of others, as it is
          <img src={picture} alt="" width={28} height={28} referrerPolicy="no-referrer" />
        ) : (
          <Avatar name={name} tone="accent" />
        )}
        <div>
          <p className={styles.label}>{label}</p>
          <p className={styles.name}>
            <bdi>{name}</bdi>
            {detail ? <small>{detail}</small> : null}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
