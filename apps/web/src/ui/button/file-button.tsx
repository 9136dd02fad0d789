import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { buttonClass } from './button.tsx';
import css from './file-button.module.css';

type FileButtonProps = {
  icon: ReactNode;
  /** As for `<input type=file>`; a hint only, the server decides by content. */
  accept: string;
  /** With the camera that looks away from the person, where there is one. */
  capture?: boolean;
  disabled?: boolean;
  busy?: boolean;
  className?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A file field that looks like a button. */
export function FileButton({
  icon,
  accept,
  capture = false,
  disabled = false,
  busy = false,
  className,
  onFiles,
  children,
}: FileButtonProps) {
  return (
    <label className={classNames(buttonClass(), css.file, className)} aria-busy={busy || undefined}>
      {icon}
      {children}
      <input
        type="file"
        accept={accept}
        capture={capture ? 'environment' : undefined}
        className="only-heard"
        disabled={disabled || busy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}

type CameraButtonProps = {
  disabled: boolean;
  /** A drop zone stands beside it, which does on a desktop all that this would. */
  besideZone?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** The phone's camera; on a computer, a picture that lies there. */
export function CameraButton({ besideZone = false, ...rest }: CameraButtonProps) {
  return (
    <FileButton
      icon={<Camera size={18} aria-hidden="true" />}
      accept="image/*"
      capture
      className={besideZone ? css.beside : undefined}
      {...rest}
    />
  );
}
