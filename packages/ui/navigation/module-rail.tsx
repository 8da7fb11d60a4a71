import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Picture } from '../media/picture.tsx';
import styles from './module-rail.module.css';

export interface RailModule {
  id: number;
  /** The type of the module, which sets its colours. */
  type: string;
  name: string;
  image: string;
  /** The path of its home, for use before hydration, and in another tab. */
  to: string;
}

export interface ModuleRailProps {
  modules: RailModule[];
  chosenId?: number;
  onChoose?: (module: RailModule) => void;
}

/** The modules of the place at the start edge of desktop pages; nothing to choose, nothing to show. */
export function ModuleRail({ modules, chosenId, onChoose }: ModuleRailProps) {
  const { t } = useLingui();
  if (modules.length < 2) return null;
  return (
    <nav aria-label={t`Modules`} className={styles.rail}>
      {modules.map((module) => (
        <Link
          key={module.id}
          to={module.to}
          data-module={module.type}
          aria-current={module.id === chosenId || undefined}
          className={styles.module}
          onClick={(event) => {
            if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(module);
          }}
        >
          <Picture src={module.image} alt="" sizes="38px" className={styles.image} />
          <span className={styles.name}>{module.name}</span>
        </Link>
      ))}
    </nav>
  );
}
