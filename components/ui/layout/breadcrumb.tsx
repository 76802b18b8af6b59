import { shellText } from '@/lib/text/zh-cn/shell';
import { PageLink } from '../links/page-link';
import styles from './breadcrumb.module.css';

type Props = { trail: readonly { label: string; href: string }[]; current: string };

/** Where the page hangs in the product: the way up as links, then the page itself. */
export function Breadcrumb({ trail, current }: Props) {
  return (
    <nav aria-label={shellText.breadcrumb} className={styles.breadcrumb}>
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
