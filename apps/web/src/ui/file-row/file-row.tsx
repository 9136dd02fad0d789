import { Ellipsis, File, FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import css from './file-row.module.css';

type FileRowProps = {
  icon: ReactNode;
  /** The link or the button with the name, of `fileOpenerClass`: the whole row leads where it leads. */
  opener: ReactNode;
  /** What the button of the menu is called. */
  options: string;
  menu: ReactNode;
  /** The small lines below the name, each a paragraph. */
  children: ReactNode;
};

/** A file of a `RowList`, by its name, with what can be done with it. */
export function FileRow({ icon, opener, options, menu, children }: FileRowProps) {
  return (
    <li className={css.row}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={css.words}>
        {opener}
        {children}
      </div>
      <span className={css.menu}>
        <Menu
          trigger={
            <IconButton label={options}>
              <Ellipsis size={20} aria-hidden="true" />
            </IconButton>
          }
        >
          {menu}
        </Menu>
      </span>
    </li>
  );
}

export const fileOpenerClass = css.opener;

/** By what the file is shown as: a picture, pages, or nothing that can be shown. */
export function FileIcon({ preview }: { preview: string | null }) {
  if (preview === 'jpg' || preview === 'png') return <Image size={20} />;
  return preview === null ? <File size={20} /> : <FileText size={20} />;
}
