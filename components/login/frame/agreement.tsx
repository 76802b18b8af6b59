import styles from './agreement.module.css';

type Props = { title: string; sections: readonly { heading: string; text: string }[] };

export function Agreement({ title, sections }: Props) {
  return (
    <article className={styles.agreement}>
      <h1>{title}</h1>
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}
