import { initialsOf } from 'ui/formats/initials-of.ts';
import { Avatar } from 'ui/media/avatar.tsx';
import { useAccount } from '../session/use-account.ts';
import styles from './account-head.module.css';

/** Who is signed in: the heading of an account page. */
export function AccountHead() {
  const { f_name: first, l_name: last, image_full_url: image } = useAccount();
  return (
    <div className={styles.head}>
      <Avatar size="medium" imageUrl={image} initials={initialsOf(first, last)} />
      <h1 className={styles.name}>{`${first} ${last}`.trim()}</h1>
    </div>
  );
}
