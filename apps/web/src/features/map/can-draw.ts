let answer: boolean | undefined;

/** Whether this browser draws with WebGL 2: old devices, and some where it was switched off, do not. */
export function canDraw(): boolean {
  answer ??= Boolean(document.createElement('canvas').getContext('webgl2'));
  return answer;
}
