import { cloneElement, lazy, Suspense, use, useState } from 'react';
import { type ItemProps, type MenuProps, Parts } from './menu-parts.ts';

const load = () => import('./open-menu.tsx');
const OpenMenu = lazy(load);

/** Its machinery weighs more than most pages and is fetched when a finger or the focus comes near. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const closed = cloneElement(props.trigger, {
    onClick: () => setWanted(true),
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
  return wanted ? (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  ) : (
    closed
  );
}

export function MenuItem(props: ItemProps) {
  const parts = use(Parts);
  return parts && <parts.Item {...props} />;
}

export function MenuLine() {
  const parts = use(Parts);
  return parts && <parts.Line />;
}
