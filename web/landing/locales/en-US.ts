/** The source catalogue. The other two are typed against it, so a missing text does not compile. */
export const content = {
  meta: {
    title: 'Sala: live online technology lessons for children aged 6 to 15',
    description:
      'Small live classes in which children make their own games, stories, web pages and robots, in Khmer, English or Chinese. The first lesson is free.',
    picture: 'Children in an open Khmer hall among sugar palms, before a large screen, with a small robot',
  },
  brand: { name: 'Sala', home: 'Sala, to the top of the page' },
  skip: 'Skip to the content',
  menu: 'Menu',
  language: 'Language',
  account: { logIn: 'Log in', dashboard: 'To my dashboard' },
  nav: {
    home: 'Home',
    about: 'About',
    courses: 'Courses',
    lesson: 'A lesson',
    works: 'What children make',
    teachers: 'Teachers',
    prices: 'Prices',
    voices: 'Testimonials',
    join: 'Join us',
    questions: 'Questions',
    partner: 'Partners',
    career: 'Careers',
    contact: 'Contact',
    terms: 'Terms of use',
  },

  home: {
    kicker: 'A live online school for children aged 6 to 15',
    title: 'Children who make things, not just watch them.',
    text: 'At Sala up to six children and a teacher meet online and build something together: a game, a moving story, a web page, a robot that waters the garden. In Khmer, English or Chinese.',
    join: 'Try a lesson for free',
    lesson: 'See how a lesson goes',
    facts: {
      age: { figure: '6–15', text: 'years old' },
      class: { figure: '6', text: 'children at most in a class' },
      length: { figure: '60', text: 'minutes, live, once a week' },
      price: { figure: '$0', text: 'for the first lesson' },
    },
  },

  about: {
    title: 'Why we are called Sala',
    lead: 'A sala is the open hall of a Khmer village. People rest there from the rain, meet, and learn from one another. It has a roof for everyone, and no door.',
    first:
      'We have built one online. Our children come from Phnom Penh and from villages that no school bus reaches. What they need is a phone, a tablet or an old computer, an hour of internet, and the wish to make something.',
    second:
      'We do not want more screen time. We want better: an hour a week in which your child thinks, tries, fails, laughs, and shows you something in the end that was not there before.',
    sign: 'The people of Sala',
  },

  courses: {
    title: 'Courses by age',
    lead: 'A term has 12 lessons. Every child begins where they are, whatever they already know.',
    years: 'years',
    makes: 'At the end',
    pictures: {
      ages: '6–8',
      title: 'Pictures that move',
      text: 'Coding with blocks, before reading is easy: an elephant walks, the rain falls, a story has three endings.',
      makes: 'a story of their own, told to the family',
    },
    games: {
      ages: '9–11',
      title: 'Games with rules',
      text: 'Points, levels, luck and fairness. There is more mathematics in it than they notice, and they ask for it.',
      makes: 'a game that friends really play',
    },
    code: {
      ages: '12–15',
      title: 'Real code',
      text: 'Web pages, Python, and how artificial intelligence works and where it errs. They write, test and publish.',
      makes: 'a page about their own place, seen by the world',
    },
    robots: {
      ages: '9–15',
      title: 'Robots',
      text: 'First on the screen, then with a kit that we lend and send by post: sensors, motors, patience.',
      makes: 'a robot that does one useful thing',
    },
  },

  lesson: {
    title: 'How a lesson goes',
    lead: 'Saturday or Sunday, or one evening of the week. The same teacher, the same five friends, for a whole term.',
    minute: 'min',
    hello: {
      at: '0',
      title: 'Everyone is greeted by name',
      text: 'How was the week? Who has something to show?',
    },
    riddle: {
      at: '5',
      title: 'A riddle',
      text: 'It opens the idea of the day. Nobody has to know the answer.',
    },
    make: {
      at: '15',
      title: 'Making',
      text: 'Thirty minutes of their own work. The teacher goes from child to child, asks more than answers.',
    },
    show: {
      at: '45',
      title: 'Showing',
      text: 'Each child shows one thing, and says one kind thing about another’s.',
    },
    note: {
      at: '55',
      title: 'A note for you',
      text: 'You get three sentences by message: what your child did, what was hard, what to ask at dinner.',
    },
  },

  works: {
    title: 'What a child makes',
    lead: 'Not badges. Things that can be played, read, sent and shown to a grandmother.',
    game: { title: 'The monkey and the palm fruits', text: 'A game, age 10. It gets faster when it rains.' },
    card: {
      title: 'A card for Khmer New Year',
      text: 'A moving picture, age 7. The flowers open one by one.',
    },
    page: {
      title: 'The weather of our village',
      text: 'A web page, age 13. With the rain that she measured herself.',
    },
    robot: { title: 'The robot gardener', text: 'A robot, age 12. It waters only what is dry.' },
    hint: 'Examples of the tasks of our courses, drawn by us.',
  },

  teachers: {
    title: 'Who teaches',
    lead: 'You let us into your home for an hour a week. This is what we promise for it.',
    trained: {
      title: 'People who know children',
      text: 'Everyone has taught children before coming to us, and gives the first term beside an experienced colleague.',
    },
    checked: {
      title: 'Checked, and never alone',
      text: 'We ask for references and a clean police record. A second adult can enter any lesson at any time, and does.',
    },
    quiet: {
      title: 'No recording, no advertising',
      text: 'Lessons are not recorded. There is no advertising and no chat with strangers, and we sell nobody’s data.',
    },
    open: {
      title: 'You may always sit beside',
      text: 'Parents are welcome in every lesson, without asking. Many little brothers and sisters are, too.',
    },
  },

  prices: {
    title: 'What it costs, and places that cost nothing',
    term: {
      title: 'A term',
      price: '$60',
      per: '12 lessons of 60 minutes, $5 each',
      first: 'The first lesson is free and binds you to nothing',
      sibling: 'Brothers and sisters pay half',
      stop: 'Stop when you like: lessons not taken are paid back',
    },
    free: {
      title: 'A free place',
      price: '1 in 5',
      per: 'of our places is free',
      text: 'If the price is what stands in the way, write “free place” in the form. We ask for no papers, and neither the teacher nor the class will know.',
      action: 'Ask for a free place',
    },
  },

  voices: {
    title: 'Testimonials we want to earn',
    lead: 'We are a young school and print no praise that nobody gave. These sentences are ours: they say what we work for. When families tell us theirs and agree, theirs will stand here.',
    students: 'Students',
    parents: 'Parents',
    student1: {
      text: 'I did not finish my game because I had a better idea. My teacher said that is allowed.',
      who: 'what a boy of 9 should be able to say',
    },
    student2: {
      text: 'My sister played my story four times. Then she wanted to change the ending, so I showed her how.',
      who: 'what a girl of 8 should be able to say',
    },
    student3: {
      text: 'I used to think that computers are clever. Now I know that I am.',
      who: 'what a girl of 14 should be able to say',
    },
    parent1: {
      text: 'At dinner she explains to us what a loop is. I understand my daughter’s day again.',
      who: 'what a mother should be able to say',
    },
    parent2: {
      text: 'He does not ask for the phone to play any more. He asks for it to finish something.',
      who: 'what a father should be able to say',
    },
  },

  join: {
    title: 'Join us',
    lead: 'Tell us about your child in three lines. Within two working days a teacher writes back with two times for the free lesson.',
    promise: 'No payment, no contract, and only what we need to answer you.',
  },

  questions: {
    title: 'What parents ask',
    device: {
      question: 'We have only a phone. Is that enough?',
      answer:
        'For the courses up to 8 years, yes. From 9 years a tablet or any computer is better, even an old one. We lend some; tell us.',
    },
    internet: {
      question: 'Our internet is slow and sometimes drops.',
      answer:
        'A lesson needs about as much as a voice call with pictures. If the line breaks, your child rejoins the same lesson, and nothing they made is lost.',
    },
    language: {
      question: 'In which language do you teach?',
      answer:
        'Classes are in Khmer, in English or in Chinese. You choose; the words of the code are explained in your child’s language.',
    },
    safety: {
      question: 'Who sees and hears my child?',
      answer:
        'The teacher, the five other children, and a second adult of ours who may look in. Nobody else. The camera may stay off.',
    },
    parents: {
      question: 'I know nothing about computers. Can I help?',
      answer:
        'Yes: ask “what did you make?” and “how did you find that out?” That is worth more than knowing the answer.',
    },
    fit: {
      question: 'What if it does not suit my child?',
      answer:
        'Then you stop. Lessons that were not taken are paid back, without a reason and without a form.',
    },
  },

  partner: {
    title: 'Partners',
    text: 'A school with an empty room in the afternoon, a library with a good line, a company with twenty old laptops, a foundation that wants to pay for places: with each of these a Sala opens somewhere.',
    points: {
      schools: 'Schools and libraries: we bring the lessons, you bring the room',
      companies: 'Companies: devices and internet for children who have none',
      foundations: 'Foundations: free places, with an honest report each term',
    },
    open: 'Write to us about a partnership',
  },

  career: {
    title: 'Careers',
    text: 'We look for people who would rather ask a child a good question than give it a good answer. You teach from home, two evenings a week or more, paid by the hour and paid for preparing.',
    points: {
      teacher: 'Teachers, in Khmer, English or Chinese',
      author: 'Authors of courses and riddles',
      care: 'Family care: the person who writes back',
    },
    open: 'Apply in a few lines',
  },

  contact: {
    title: 'Contact',
    lead: 'Ask us anything. A person answers, within two working days.',
    address: 'Address',
    addressText: 'Sala, Sangkat Boeng Keng Kang I, Phnom Penh, Cambodia',
    phone: 'Telephone',
    email: 'E-mail',
    hours: 'Hours',
    hoursText: 'Monday to Saturday, 8:00 to 17:00',
  },

  form: {
    required: 'required',
    optional: 'if you like',
    name: 'Your name',
    reply: 'E-mail or telephone',
    replyHint: 'So that we can answer. Telegram numbers are welcome.',
    message: 'Your message',
    joinMessage: 'Anything we should know',
    joinMessageHint:
      'What your child likes, when you have time, “free place”. Please leave out your child’s name for now.',
    age: 'Age of your child',
    course: 'Course',
    courseAny: 'Please advise us',
    consent: 'I am a parent or guardian of this child, and agree that Sala uses what I wrote to answer me.',
    organization: 'Organisation',
    position: 'What would you like to do?',
    positions: {
      teacher: 'Teach',
      author: 'Write courses',
      care: 'Care for families',
      other: 'Something else',
    },
    careerMessage: 'About you',
    careerMessageHint: 'What have you done with children that you are proud of?',
    trap: 'Please leave this empty',
    privacy: 'We keep what you write for at most a year, show it to nobody else, and delete it when you ask.',
    send: { contact: 'Send', join: 'Ask for a free lesson', partner: 'Send', career: 'Send' },
    sending: 'Sending …',
    waiting:
      'The line is weak. Your message is kept on this device and will be sent as soon as it works; you may close this page.',
    received: 'Thank you, we have it. Your reference number:',
    receivedHint: 'Please keep it. We answer within two working days.',
    another: 'Write another message',
    late: 'A message that was waiting on this device has arrived. Its reference number:',
    check: 'Please look at the marked fields again.',
    busy: 'Too many messages came from your network. We will try again by ourselves.',
    errors: {
      required: 'Please fill this in.',
      reply: 'Please give an e-mail address or a telephone number, such as 012 345 678.',
      age: 'Please choose an age.',
      consent: 'We need the consent of a parent or guardian.',
    },
  },

  thanks: {
    title: 'Thank you. We have your message.',
    text: 'A person will read it and answer within two working days. Your reference number:',
    back: 'Back to the first page',
  },
  correction: {
    title: 'Nearly done',
    text: 'Your message has not been sent yet. Please look at the marked fields again; everything else is as you wrote it.',
    busyTitle: 'One moment, please',
    busyText:
      'We cannot take your message just now. Please wait a little, then go back with your browser and send it again: what you wrote is still there.',
    goneTitle: 'This page has expired',
    goneText: 'For your safety we keep an unfinished message for an hour only. Please write to us once more.',
  },

  footer: {
    text: 'A roof for everyone, and no door.',
    school: 'The school',
    families: 'For families',
    together: 'Work with us',
    share: 'Tell another family',
    shareText: 'Live online technology lessons for children, the first one free:',
    opensNew: '(opens a new window)',
    made: 'Made in Phnom Penh.',
  },

  terms: {
    title: 'Terms of use',
    description: 'What you may expect from Sala, what we expect from you, and what happens with your data.',
    updated: 'As of 1 November 2026',
    lead: 'Short, in plain words, and meant as it is written.',
    lessons: {
      title: 'Lessons',
      text: 'A place is for one child. If a lesson is cancelled by us, it is given later or paid back. If your child misses one, they may join another class of the same course in that week.',
    },
    payment: {
      title: 'Payment',
      text: 'A term is paid in advance. You may stop at any time; lessons not taken are paid back within 14 days.',
    },
    conduct: {
      title: 'How we treat one another',
      text: 'Kindly. Nobody records a lesson or shares pictures of other children. Whoever hurts others leaves the lesson, and we speak with the family.',
    },
    work: {
      title: 'What children make belongs to them',
      text: 'We show a work only when the child and a parent have agreed, without the family name, and take it down when one of them asks.',
    },
    data: {
      title: 'Your data',
      text: 'We ask for what we need to answer you, and keep enquiries for at most a year. We use no advertising and no trackers; this page sets no cookie. A message that could not be sent waits on your own device only.',
    },
    rights: {
      title: 'Your rights',
      text: 'Write to us at any time to see, correct or delete what we keep about you or your child. Give the reference number if you have it.',
    },
    changes: {
      title: 'Changes',
      text: 'When these terms change, families hear of it 30 days before. The law of the Kingdom of Cambodia applies.',
    },
  },
};

export type Content = typeof content;
