/** In the order of the languages of the items: English, Chinese, Khmer. */
export type Texts = readonly [en: string, zh: string, km: string];

export interface TopicTexts {
  /** One sentence. */
  about: Texts;
  /** Three things to do, in the order in which they are done. */
  steps: readonly [Texts, Texts, Texts];
}

/** In the order of the topics. */
export const TOPIC_TEXTS: readonly TopicTexts[] = [
  {
    about: [
      'With Scratch you tell a story out of coloured blocks.',
      '在 Scratch 里，用彩色积木就能讲一个故事。',
      'ជាមួយ Scratch អ្នកនិទានរឿងដោយប្រើប្លុកពណ៌។',
    ],
    steps: [
      ['Choose a figure and a place.', '选一个角色和一个场景。', 'ជ្រើសរើសតួអង្គមួយ និងកន្លែងមួយ។'],
      ['Let the figure walk and speak.', '让角色走路和说话。', 'ឱ្យតួអង្គដើរ និងនិយាយ។'],
      ['Give the story an ending.', '给故事一个结尾。', 'បង្កើតចុងបញ្ចប់ឱ្យរឿង។'],
    ],
  },
  {
    about: [
      'A web page is a text with marks that say what is a heading and what is a picture.',
      '网页就是带标记的文字，标记说明哪里是标题，哪里是图片。',
      'គេហទំព័រគឺជាអត្ថបទដែលមានសញ្ញាប្រាប់ថាអ្វីជាចំណងជើង និងអ្វីជារូបភាព។',
    ],
    steps: [
      ['Write your name as a heading.', '把你的名字写成标题。', 'សរសេរឈ្មោះរបស់អ្នកជាចំណងជើង។'],
      ['Add a picture that you drew.', '加一张你画的图。', 'បន្ថែមរូបភាពដែលអ្នកបានគូរ។'],
      ['Link to a page of a friend.', '链接到朋友的网页。', 'ភ្ជាប់ទៅគេហទំព័ររបស់មិត្តភក្តិ។'],
    ],
  },
  {
    about: [
      'A robot sees with sensors, thinks with a program and moves with motors.',
      '机器人用传感器看，用程序想，用电机动。',
      'រ៉ូបូតមើលដោយឧបករណ៍ចាប់សញ្ញា គិតដោយកម្មវិធី និងធ្វើចលនាដោយម៉ូទ័រ។',
    ],
    steps: [
      ['Build a base with two wheels.', '搭一个有两个轮子的底座。', 'សាងសង់តួដែលមានកង់ពីរ។'],
      ['Let it drive straight on.', '让它直着走。', 'ឱ្យវាបើកទៅមុខត្រង់។'],
      ['Let it stop in front of a wall.', '让它在墙前停下。', 'ឱ្យវាឈប់នៅមុខជញ្ជាំង។'],
    ],
  },
  {
    about: [
      'A computer as small as a biscuit can measure, count and light up.',
      '像饼干一样小的电脑，也会测量、计数和发光。',
      'កុំព្យូទ័រតូចប៉ុននំខេកអាចវាស់ រាប់ និងបញ្ចេញពន្លឺ។',
    ],
    steps: [
      ['Let one lamp blink.', '让一盏灯闪烁。', 'ឱ្យអំពូលមួយភ្លឹបភ្លែត។'],
      ['Count how often you press the button.', '数一数你按了几次按钮。', 'រាប់ចំនួនដងដែលអ្នកចុចប៊ូតុង។'],
      ['Show the temperature of the room.', '显示房间的温度。', 'បង្ហាញសីតុណ្ហភាពក្នុងបន្ទប់។'],
    ],
  },
  {
    about: [
      'Every picture on a screen is made of small squares, each of one colour.',
      '屏幕上的每张图都由小方格组成，每格一种颜色。',
      'រូបភាពនីមួយៗលើអេក្រង់ផ្សំឡើងពីការ៉េតូចៗ ការ៉េមួយមានពណ៌មួយ។',
    ],
    steps: [
      ['Take paper with squares.', '拿一张方格纸。', 'យកក្រដាសក្រឡា។'],
      ['Draw an animal with four colours.', '用四种颜色画一只动物。', 'គូរសត្វមួយដោយប្រើបួនពណ៌។'],
      ['Copy it square by square.', '一格一格地画到屏幕上。', 'ចម្លងវាម្តងមួយក្រឡា។'],
    ],
  },
  {
    about: [
      'A tune is a list of tones, and a program can play a list.',
      '曲子是一串音，程序会播放一串音。',
      'បទភ្លេងគឺជាបញ្ជីសំឡេង ហើយកម្មវិធីអាចលេងបញ្ជីនោះ។',
    ],
    steps: [
      ['Play five tones, one after the other.', '依次播放五个音。', 'លេងសំឡេងប្រាំ បន្តបន្ទាប់គ្នា។'],
      ['Repeat them four times.', '重复四遍。', 'ធ្វើវាឡើងវិញបួនដង។'],
      ['Add a drum to every second tone.', '每两个音加一次鼓声。', 'បន្ថែមសំឡេងស្គររាល់សំឡេងទីពីរ។'],
    ],
  },
  {
    about: [
      'A number puzzle hides one number, and the others tell you which.',
      '数字谜题藏起一个数，其他的数会告诉你是哪个。',
      'ល្បែងលេខលាក់លេខមួយ ហើយលេខផ្សេងទៀតប្រាប់អ្នកថាជាលេខណា។',
    ],
    steps: [
      ['Look for what two neighbours have in common.', '找出相邻两个数的规律。', 'រកមើលអ្វីដែលលេខជាប់គ្នាមានដូចគ្នា។'],
      ['Write down what you expect next.', '写下你认为的下一个数。', 'សរសេរលេខដែលអ្នករំពឹងថានឹងមកបន្ទាប់។'],
      ['Check it with the last number.', '用最后一个数检查。', 'ផ្ទៀងផ្ទាត់ជាមួយលេខចុងក្រោយ។'],
    ],
  },
  {
    about: [
      'Tiles, fabrics and flowers repeat the same shapes.',
      '地砖、布料和花朵都重复着同样的图形。',
      'ក្បឿង ក្រណាត់ និងផ្កា មានរូបរាងដដែលៗ។',
    ],
    steps: [
      ['Find a pattern at home.', '在家里找一个花纹。', 'រកលំនាំមួយនៅផ្ទះ។'],
      ['Draw the part that repeats.', '画出重复的部分。', 'គូរផ្នែកដែលកើតឡើងដដែលៗ។'],
      ['Continue it over a whole page.', '把它画满一整页。', 'បន្តវាឱ្យពេញមួយទំព័រ។'],
    ],
  },
  {
    about: [
      'Salt, water, ice and a candle are enough for a small laboratory.',
      '盐、水、冰和一支蜡烛，就够开一个小实验室。',
      'អំបិល ទឹក ទឹកកក និងទៀនមួយ គ្រប់គ្រាន់សម្រាប់បន្ទប់ពិសោធន៍តូចមួយ។',
    ],
    steps: [
      ['Say first what you expect.', '先说出你的猜想。', 'និយាយជាមុនថាអ្នករំពឹងអ្វី។'],
      ['Try it together with an adult.', '和大人一起试一试。', 'សាកល្បងជាមួយមនុស្សពេញវ័យ។'],
      ['Write down what happened.', '写下发生了什么。', 'សរសេរអ្វីដែលបានកើតឡើង។'],
    ],
  },
  {
    about: [
      'Far from the lamps of the city you can see the planets without a telescope.',
      '远离城市的灯光，不用望远镜也能看到行星。',
      'ឆ្ងាយពីពន្លឺទីក្រុង អ្នកអាចមើលឃើញភពដោយមិនប្រើកែវយឹត។',
    ],
    steps: [
      ['Find the brightest star.', '找到最亮的星。', 'រកផ្កាយដែលភ្លឺជាងគេ។'],
      ['Draw where it stands.', '画出它的位置。', 'គូរកន្លែងដែលវានៅ។'],
      ['Look again an hour later.', '一小时后再看一次。', 'មើលម្តងទៀតមួយម៉ោងក្រោយ។'],
    ],
  },
  {
    about: [
      'A password is like a toothbrush: you do not lend it.',
      '密码就像牙刷：不能借给别人。',
      'ពាក្យសម្ងាត់ដូចជាច្រាសដុសធ្មេញ៖ កុំឱ្យអ្នកដទៃខ្ចី។',
    ],
    steps: [
      ['Choose a long sentence as a password.', '用一个长句子做密码。', 'ជ្រើសរើសប្រយោគវែងជាពាក្យសម្ងាត់។'],
      ['Ask before you send a picture.', '发照片前先问一问。', 'សួរមុនពេលផ្ញើរូបភាព។'],
      ['Tell an adult what feels wrong.', '觉得不对劲，就告诉大人。', 'ប្រាប់មនុស្សពេញវ័យពីអ្វីដែលមិនស្រួល។'],
    ],
  },
  {
    about: [
      'Behind every message sits somebody who reads it.',
      '每条消息的另一头，都有一个人在读。',
      'នៅពីក្រោយសារនីមួយៗ មានមនុស្សម្នាក់ដែលអានវា។',
    ],
    steps: [
      ['Read your answer once more.', '把你的回复再读一遍。', 'អានចម្លើយរបស់អ្នកម្តងទៀត។'],
      ['Ask yourself how it sounds.', '想一想听起来怎么样。', 'សួរខ្លួនឯងថាវាស្តាប់ទៅយ៉ាងណា។'],
      ['Thank somebody today.', '今天谢谢一个人。', 'អរគុណនរណាម្នាក់ថ្ងៃនេះ។'],
    ],
  },
];

export interface FormTexts {
  /** Whom it is for, in years. */
  ages: readonly [from: number, to: number];
  /** Above the steps. */
  heading: Texts;
  closing: Texts;
}

/** In the order of the forms. */
export const FORM_TEXTS: readonly FormTexts[] = [
  {
    ages: [6, 9],
    heading: ['What we do today', '今天做什么', 'អ្វីដែលយើងធ្វើថ្ងៃនេះ'],
    closing: [
      'Keep your work: the next lesson goes on from here.',
      '请保存作品：下一课从这里继续。',
      'សូមរក្សាទុកស្នាដៃ៖ មេរៀនបន្ទាប់បន្តពីទីនេះ។',
    ],
  },
  {
    ages: [7, 12],
    heading: ['Try it', '试一试', 'សាកល្បង'],
    closing: [
      'Half an hour is enough. Show it to your family.',
      '半小时就够了，给家人看看吧。',
      'កន្លះម៉ោងគ្រប់គ្រាន់។ បង្ហាញវាដល់គ្រួសារ។',
    ],
  },
  {
    ages: [9, 14],
    heading: ['The challenge', '挑战', 'បញ្ហាប្រឈម'],
    closing: ['Can you do it with one step fewer?', '你能少用一步完成吗？', 'តើអ្នកអាចធ្វើវាដោយតិចជាងមួយជំហានទេ?'],
  },
  {
    ages: [8, 12],
    heading: ['Before you answer', '回答之前', 'មុនពេលឆ្លើយ'],
    closing: ['Compare your answers with a friend.', '和朋友对一对答案。', 'ប្រៀបធៀបចម្លើយជាមួយមិត្តភក្តិ។'],
  },
  {
    ages: [8, 14],
    heading: ['Step by step', '一步一步', 'ម្តងមួយជំហាន'],
    closing: [
      'If it does not work, go back one step and look again.',
      '如果不行，就退一步再看看。',
      'បើវាមិនដំណើរការ ត្រឡប់ថយមួយជំហាន ហើយមើលម្តងទៀត។',
    ],
  },
  {
    ages: [10, 18],
    heading: ['In class', '课堂上', 'ក្នុងថ្នាក់'],
    closing: [
      'Plan 40 minutes, and ten more for questions.',
      '计划 40 分钟，再留十分钟提问。',
      'គ្រោង ៤០ នាទី និងដប់នាទីទៀតសម្រាប់សំណួរ។',
    ],
  },
  {
    ages: [3, 18],
    heading: ['How you can help', '您可以怎样帮忙', 'របៀបដែលលោកអ្នកអាចជួយ'],
    closing: [
      'You need not know the answer. Ask questions with your child.',
      '您不必知道答案，和孩子一起提问吧。',
      'លោកអ្នកមិនចាំបាច់ដឹងចម្លើយទេ។ សួរសំណួរជាមួយកូន។',
    ],
  },
  {
    ages: [6, 14],
    heading: ['How it was made', '怎么做的', 'របៀបដែលវាត្រូវបានធ្វើ'],
    closing: [
      'Tell us what you made. We show the best on Friday.',
      '告诉我们你做了什么，周五展示最好的作品。',
      'ប្រាប់យើងពីអ្វីដែលអ្នកបានធ្វើ។ យើងបង្ហាញស្នាដៃល្អៗនៅថ្ងៃសុក្រ។',
    ],
  },
  {
    ages: [9, 16],
    heading: ['A day in the studio', '工作室的一天', 'មួយថ្ងៃក្នុងស្ទូឌីយោ'],
    closing: [
      'It took three tries until it looked easy.',
      '试了三次，才看起来很简单。',
      'ត្រូវសាកបីដង ទើបវាមើលទៅងាយ។',
    ],
  },
  {
    ages: [7, 15],
    heading: ['The plan of the week', '一周计划', 'ផែនការប្រចាំសប្តាហ៍'],
    closing: ['Bring water, a hat and good ideas.', '请带上水、帽子和好点子。', 'សូមយកទឹក មួក និងគំនិតល្អៗមកជាមួយ។'],
  },
];
