import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import desk from '../../layout/desk.module.css';
import styles from './live.module.css';
import { forgetView, savedViews, saveView } from './saved-views.ts';

/** The views that were saved on this device; saves the present one under a name [OPS-004]. */
export function SavedViews() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [views, setViews] = useState(savedViews);
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    setViews(saveView(name, params));
    setName('');
  };
  return (
    <>
      <Button kind="text" size="small" icon="bookmark" onClick={() => setIsOpen(true)}>
        <Trans>Saved views</Trans>
      </Button>
      {isOpen && (
        <Dialog
          title={t`Saved views`}
          description={<Trans>They stay on this device. Send the address to share one.</Trans>}
          onClose={() => setIsOpen(false)}
        >
          <form className={desk.stack} onSubmit={save}>
            <ul>
              {views.map((view) => (
                <li key={view.name} className={styles.view}>
                  <Link to={`?${view.search}`} onClick={() => setIsOpen(false)}>
                    <bdi>{view.name}</bdi>
                  </Link>
                  <IconButton
                    icon="trash"
                    label={t`Delete ${view.name}`}
                    onClick={() => setViews(forgetView(view.name))}
                  />
                </li>
              ))}
            </ul>
            <Field
              label={t`Name of this view`}
              maxLength={40}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit" isBlock>
              <Trans>Save this view</Trans>
            </Button>
          </form>
        </Dialog>
      )}
    </>
  );
}
