const cloths = [0, 1, 2, 3, 4, 5, 6, 7];

/** What a visitor sees of a page that is gone: a cleared counter with the number of the fault. */
export function MissingStall({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 360 250" aria-hidden="true" className={className}>
      <ellipse cx="180" cy="232" rx="160" ry="13" fill="var(--surface-3)" />
      <path d="M52 84h10v148H52zM298 84h10v148h-10z" fill="var(--line-control)" />
      <path d="M62 92h236v76H62z" fill="var(--surface-2)" />
      <text
        x="180"
        y="150"
        textAnchor="middle"
        fontSize="60"
        fontWeight="900"
        fontFamily="var(--font-display)"
        fill="var(--brand-text)"
      >
        404
      </text>
      <path d="M44 168h272v16H44z" fill="var(--line-strong)" />
      <path d="M62 184h236v44H62z" fill="var(--surface-3)" />
      <path d="M76 196h60v4H76zm0 14h42v4H76z" fill="var(--line-control)" />
      {cloths.map((place) => (
        <path
          key={place}
          d={`M${36 + place * 36} 36h36v46a18 18 0 0 1-36 0z`}
          fill={place % 2 === 0 ? 'var(--hib-600)' : 'var(--man-50)'}
        />
      ))}
      <path d="M36 26h288v14H36z" fill="var(--hib-600)" />
      <g fill="var(--man-400)">
        <circle cx="236" cy="216" r="13" />
        <circle cx="330" cy="222" r="10" />
      </g>
      <path
        d="M236 203q4-8 11-8M330 212q3-6 9-6"
        stroke="var(--ok)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
