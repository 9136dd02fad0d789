/** Two places and the way between them. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="10" fill="#1F41EE" />
      <path
        d="M8 21.5C11.4 12.4 20.6 12.4 24 21.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="0.1 4.1"
      />
      <circle cx="8" cy="21.5" r="2.6" fill="#fff" />
      <circle cx="24" cy="21.5" r="2.6" fill="none" stroke="#fff" strokeWidth="2.2" />
    </svg>
  );
}
