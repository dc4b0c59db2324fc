const learners = [
  { x: 168, hair: '#2b1d22', shirt: '#ff9f5a' },
  { x: 268, hair: '#3a2320', shirt: '#2a62e0' },
  { x: 368, hair: '#2b1d22', shirt: '#e5b93c' },
];

/** The hall after which the school is named, in the evening sun, with children at its steps. */
export function HomeArt() {
  return (
    <svg
      viewBox="0 0 536 460"
      aria-hidden="true"
      width="536"
      height="460"
      style={{ width: '100%', height: 'auto' }}
    >
      <rect width="536" height="460" rx="28" fill="#dfeafc" />
      <circle cx="268" cy="226" r="150" fill="#ffe3b0" />
      <path
        d="M0 330c80-34 150-40 236-22s190 24 300-18v142a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28Z"
        fill="#bcd9c4"
      />
      <path
        d="M60 330c4-60-4-120-10-150M50 186c-30-14-42-2-44 14M50 184c4-34 26-36 38-26M50 186c24-4 36 8 38 26M50 184c-12-30-34-28-42-14"
        fill="none"
        stroke="#5f8a6b"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M486 330c-4-44 2-88 8-112M494 222c26-12 36-2 38 12M494 220c-4-28-22-30-34-20M494 222c-22-4-32 8-34 22"
        fill="none"
        stroke="#5f8a6b"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g fill="#b9532a">
        <path d="M268 52c6 0 5 14 10 28 14 40 74 64 162 68 8 4 2 14-10 16H106c-12-2-18-12-10-16 88-4 148-28 162-68 5-14 4-28 10-28Z" />
        <path
          d="M268 124c26 38 106 62 214 64 10 6 4 18-10 22H64c-14-4-20-16-10-22 108-2 188-26 214-64Z"
          fill="#d86f38"
        />
      </g>
      <path d="M268 92c12 30 50 48 104 56H164c54-8 92-26 104-56Z" fill="#f6b15f" />
      <g fill="#fff3dd">
        <rect x="98" y="210" width="22" height="156" />
        <rect x="416" y="210" width="22" height="156" />
      </g>
      <rect x="146" y="226" width="244" height="126" rx="12" fill="#12379b" />
      <rect x="156" y="236" width="224" height="106" rx="6" fill="#f4f8ff" />
      <circle cx="218" cy="290" r="30" fill="#165dff" />
      <path d="m209 274 26 16-26 16Z" fill="#fff" />
      <path d="M276 268h76M276 290h52M276 312h64" stroke="#9db8f2" strokeWidth="11" strokeLinecap="round" />
      <rect x="72" y="366" width="392" height="18" rx="4" fill="#fff3dd" />
      <rect x="44" y="384" width="448" height="22" rx="4" fill="#e8cfa4" />
      {learners.map(({ x, hair, shirt }) => (
        <g key={x} transform={`translate(${x} 410)`}>
          <path d="M-38 0c0-36 14-50 38-50S38-36 38 0Z" fill={shirt} />
          <circle cy="-66" r="25" fill={hair} />
        </g>
      ))}
    </svg>
  );
}
